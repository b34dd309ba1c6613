import { scrollWithin } from './scrollWithin';

/** An element with a fixed position on the screen. */
function at(top: number, height: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

it.each([
  ['an item in view', 150, 100, 500],
  ['an item above', 40, 100, 424],
  ['an item below', 400, 100, 616],
  ['an item higher than the box, to its beginning', 350, 900, 734],
])('scrolls for %s', (_, top, height, scrolled) => {
  const box = at(100, 300);
  box.scrollTop = 500;
  scrollWithin(box, at(top, height));
  expect(box.scrollTop).toBe(scrolled);
});
