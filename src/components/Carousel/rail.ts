/** The visible part of a scrollable row. Items are counted from 0. */
export interface RailPosition {
  first: number;
  last: number;
  count: number;
  atStart: boolean;
  atEnd: boolean;
}

/** The tolerance in pixels, because browsers round fractions differently. */
const tolerance = 2;

/**
 * Reads the position of a row: the fully visible items or, if there are none (because an item is wider than
 * the row, or between two positions), the item nearest to the middle.
 * @param rail the scrolling element, which is the offset parent of its items
 */
export function readRail(rail: HTMLElement): RailPosition {
  const items = itemsOf(rail);
  const start = rail.scrollLeft;
  const end = start + rail.clientWidth;
  const visible = items.flatMap((item, index) =>
    item.offsetLeft >= start - tolerance && item.offsetLeft + item.offsetWidth <= end + tolerance
      ? [index]
      : [],
  );
  const nearest = nearestTo((start + end) / 2, items);
  return {
    first: visible[0] ?? nearest,
    last: visible.at(-1) ?? nearest,
    count: items.length,
    atStart: start <= tolerance,
    atEnd: end >= rail.scrollWidth - tolerance,
  };
}

/**
 * Returns the scroll position in pixels that makes an item the first visible one, limited to the end of the
 * row.
 */
export function leftOf(rail: HTMLElement, index: number, items = itemsOf(rail)): number {
  const inset = items[0]?.offsetLeft ?? 0;
  const left = (items[index]?.offsetLeft ?? inset) - inset;
  return Math.min(left, rail.scrollWidth - rail.clientWidth);
}

/** Returns the first visible item after the row scrolled as far towards `index` as possible. */
export function reachableIndex(rail: HTMLElement, index: number): number {
  const items = itemsOf(rail);
  const left = leftOf(rail, Math.min(items.length - 1, Math.max(0, index)), items);
  return items.findIndex((_, at) => leftOf(rail, at, items) >= left - tolerance);
}

export function isSamePosition(a: RailPosition, b: RailPosition): boolean {
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

/** The items of the list that is the only child of the row. */
function itemsOf(rail: HTMLElement): HTMLElement[] {
  return Array.from(rail.firstElementChild?.children ?? []).filter(
    (item) => item instanceof HTMLElement,
  );
}
