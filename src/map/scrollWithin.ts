/** CSS pixels that stay free around what is shown. */
const margin = 16;

/** Scrolls a box, and not the page around it, until something inside can be seen. */
export function scrollWithin(box: Element, item: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  // What is higher than the box is seen from its beginning.
  box.scrollTop += above < 0 ? above : Math.min(above, Math.max(below, 0));
}
