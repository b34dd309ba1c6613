/** What of a row that scrolls can be seen. Items are counted from 0. */
export interface RailPosition {
  first: number;
  last: number;
  count: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Fractions of a pixel that browsers round differently. */
const slack = 2;

/**
 * Reads a row from the page: the items that are wholly in sight or, where none is (one that is
 * wider than the row, or in between), the one nearest to the middle.
 * @param rail the element that scrolls, and is the offset parent of its items
 */
export function readRail(rail: HTMLElement, items: readonly HTMLElement[]): RailPosition {
  const start = rail.scrollLeft;
  const end = start + rail.clientWidth;
  const whole = items.flatMap((item, index) =>
    item.offsetLeft >= start - slack && item.offsetLeft + item.offsetWidth <= end + slack
      ? [index]
      : [],
  );
  const nearest = nearestTo((start + end) / 2, items);
  return {
    first: whole[0] ?? nearest,
    last: whole.at(-1) ?? nearest,
    count: items.length,
    atStart: start <= slack,
    atEnd: end >= rail.scrollWidth - slack,
  };
}

/** How far to scroll, in pixels, so that an item is the first in sight; no farther than the end. */
export function leftOf(rail: HTMLElement, items: readonly HTMLElement[], index: number): number {
  const inset = items[0]?.offsetLeft ?? 0;
  const left = (items[index]?.offsetLeft ?? inset) - inset;
  return Math.min(left, rail.scrollWidth - rail.clientWidth);
}

/** The item that comes first when the row goes as far towards `index` as it can. */
export function reachable(rail: HTMLElement, items: readonly HTMLElement[], index: number): number {
  const wanted = Math.min(items.length - 1, Math.max(0, index));
  const left = leftOf(rail, items, wanted);
  return items.findIndex((_, at) => leftOf(rail, items, at) >= left - slack);
}

export function samePosition(a: RailPosition, b: RailPosition): boolean {
  return (
    a.first === b.first &&
    a.last === b.last &&
    a.count === b.count &&
    a.atStart === b.atStart &&
    a.atEnd === b.atEnd
  );
}

function nearestTo(middle: number, items: readonly HTMLElement[]): number {
  const distances = items.map((item) => Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
