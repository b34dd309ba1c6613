/** The margin around the item, in CSS pixels. */
const margin = 16;

/** Scrolls a box, but not the page around it, until an item inside is visible. */
export function scrollWithin(box: Element, item: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  // An item higher than the box is scrolled to its beginning.
  box.scrollTop += above < 0 ? above : Math.min(above, Math.max(below, 0));
}
