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
  const start = rail.scrollLeft * directionOf(rail);
  const end = start + rail.clientWidth;
  const visible = items.flatMap((item, index) =>
    item.start >= start - tolerance && item.end <= end + tolerance ? [index] : [],
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

/** 1, or -1 in a script from right to left, where browsers count scroll positions from 0 down. */
export function directionOf(rail: HTMLElement): 1 | -1 {
  return getComputedStyle(rail).direction === 'rtl' ? -1 : 1;
}

/** Returns the scroll position in pixels (`scrollLeft`) that makes an item the first visible one. */
export function leftOf(rail: HTMLElement, index: number): number {
  return distanceTo(rail, index, itemsOf(rail)) * directionOf(rail);
}

/** Returns the pixels to scroll from the start of the row, limited to its end. */
function distanceTo(rail: HTMLElement, index: number, items: readonly Item[]): number {
  const inset = items[0]?.start ?? 0;
  const distance = (items[index]?.start ?? inset) - inset;
  return Math.min(distance, rail.scrollWidth - rail.clientWidth);
}

/** Returns the first visible item after the row scrolled as far towards `index` as possible. */
export function reachableIndex(rail: HTMLElement, index: number): number {
  const items = itemsOf(rail);
  const distance = distanceTo(rail, Math.min(items.length - 1, Math.max(0, index)), items);
  return items.findIndex((_, at) => distanceTo(rail, at, items) >= distance - tolerance);
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

function nearestTo(middle: number, items: readonly Item[]): number {
  const distances = items.map(({ start, end }) => Math.abs((start + end) / 2 - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The edges of an item in pixels from the start of the row, which is on the right in some scripts. */
interface Item {
  start: number;
  end: number;
}

/** The items of the list that is the only child of the row. */
function itemsOf(rail: HTMLElement): Item[] {
  const isMirrored = directionOf(rail) === -1;
  return Array.from(rail.firstElementChild?.children ?? [])
    .filter((item) => item instanceof HTMLElement)
    .map(({ offsetLeft, offsetWidth }) => {
      const start = isMirrored ? rail.clientWidth - offsetLeft - offsetWidth : offsetLeft;
      return { start, end: start + offsetWidth };
    });
}
