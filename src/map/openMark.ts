import { boundsOf } from '@/geo/bounds';
import { itemsOf, type MapItem, type Mark } from './clusters';
import { showBounds, type DrawnMap } from './DrawnMap';

/**
 * Reacts to a press on a mark: a cluster zooms in; a single item, or a stack of items at the same address,
 * which no zoom separates, opens.
 */
export function openMark<Item extends MapItem>(
  map: DrawnMap,
  mark: Mark<Item>,
  onOpen: (items: Item[]) => void,
): void {
  const items = itemsOf(mark);
  const bounds = boundsOf(items.map(({ position }) => position));
  if (mark.kind === 'single' || mark.stacked) onOpen(items);
  else if (bounds) showBounds(map, bounds);
}
