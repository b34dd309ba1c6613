import { useLayoutEffect, useMemo, useRef } from 'react';
import { grown } from './bounds';
import { clustersOf, type Mark, type Placed } from './clusters';
import { listenTo, type DrawnMap } from './DrawnMap';
import { useView } from './useView';

/** Marks a little beyond the edges are there before the map has been moved to them. */
const beyond = 0.3;

/**
 * What to draw of some items, and the list in which each mark is an element, in the same order: the
 * elements are put in their places at every frame of a movement.
 * @param radius pixels within which two marks would cover each other
 * @param choose which of the marks to draw; by default all
 */
export function useMarks<Item extends Placed>(
  map: DrawnMap,
  items: Item[],
  radius: number,
  choose?: (marks: Mark<Item>[]) => Mark<Item>[],
) {
  const view = useView(map);
  const clusters = useMemo(() => clustersOf(items, radius), [items, radius]);
  const marks = useMemo(() => {
    const all = clusters({ ...view, bounds: grown(view.bounds, beyond) });
    return choose ? choose(all) : all;
  }, [clusters, view, choose]);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const put = () => {
      marks.forEach(({ position: { lng, lat } }, index) => {
        const item = list.current?.children[index];
        const { x, y } = map.project([lng, lat]);
        if (item instanceof HTMLElement) item.style.transform = `translate(${x}px, ${y}px)`;
      });
    };
    put();
    return listenTo(map, 'move', put);
  }, [map, marks]);

  return { list, marks };
}
