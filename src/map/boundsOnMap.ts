import { map } from '@studium/shared/town/appearance';
import { boundsOf, contains } from '@/geo/bounds';
import type { Bounds, Position } from '@/geo/position';

/**
 * Returns the smallest rectangle around the positions that are on the town's own map, or around all if none is. One
 * home with a wrong position must not keep the others from being shown.
 */
export function boundsOnMap(positions: Position[]): Bounds | null {
  const onMap = positions.filter((position) => !map || contains(map.bounds, position));
  return boundsOf(onMap.length > 0 ? onMap : positions);
}
