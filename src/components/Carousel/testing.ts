/**
 * For tests: jsdom has no layout, so this sets the widths of a row and its items in pixels and makes
 * scrolling instant. Call it after rendering.
 */
export function mockRailLayout(rail: HTMLElement, itemWidth: number, railWidth: number): void {
  const items = Array.from(rail.firstElementChild?.children ?? []);
  const isMirrored = rail.style.direction === 'rtl';
  const widest = items.length * itemWidth;
  define(rail, { clientWidth: railWidth, scrollWidth: Math.max(widest, railWidth) });
  items.forEach((item, index) =>
    define(item, {
      offsetLeft: isMirrored ? railWidth - (index + 1) * itemWidth : index * itemWidth,
      offsetWidth: itemWidth,
    }),
  );
  rail.scrollTo = (to?: ScrollToOptions | number) => {
    rail.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    rail.dispatchEvent(new Event('scroll'));
    rail.dispatchEvent(new Event('scrollend'));
  };
  rail.dispatchEvent(new Event('scroll'));
}

function define(element: Element, sizes: Record<string, number>): void {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(element, name, { value, configurable: true });
  }
}
