import { useLayoutEffect, useMemo, useRef } from 'react';
import { expandBounds } from '@/geo/bounds';
import { createClusters, type Mark, type MapItem } from './clusters';
import { listenTo, type DrawnMap } from './DrawnMap';
import { useView } from './useView';

/**
 * The view is expanded by this fraction, so that marks beyond the edges exist before the map reaches them.
 */
const viewMargin = 0.3;

/**
 * Returns the marks to draw, and a ref of the list that holds one element per mark in the same order. The
 * hook positions the elements at every frame of a movement.
 * @param radius distance in pixels below which two marks would cover each other
 * @param filter returns the marks to draw; by default all
 */
export function useMarks<Item extends MapItem>(
  map: DrawnMap,
  items: Item[],
  radius: number,
  filter?: (marks: Mark<Item>[]) => Mark<Item>[],
) {
  const view = useView(map);
  const clusters = useMemo(() => createClusters(items, radius), [items, radius]);
  const marks = useMemo(() => {
    const all = clusters({ ...view, bounds: expandBounds(view.bounds, viewMargin) });
    return filter ? filter(all) : all;
  }, [clusters, view, filter]);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const positionMarks = () => {
      marks.forEach(({ position: { lng, lat } }, index) => {
        const item = list.current?.children[index];
        const { x, y } = map.project([lng, lat]);
        if (item instanceof HTMLElement) item.style.transform = `translate(${x}px, ${y}px)`;
      });
    };
    positionMarks();
    return listenTo(map, 'move', positionMarks);
  }, [map, marks]);

  return { list, marks };
}
