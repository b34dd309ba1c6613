import { scrollWithin } from './scrollWithin';

/** An element of which only the place on the screen is asked for. */
function at(top: number, height: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

it.each([
  ['what is in view', 150, 100, 500],
  ['what is above', 40, 100, 424],
  ['what is below', 400, 100, 616],
  ['what is higher than the box, at its beginning', 350, 900, 734],
])('scrolls for %s', (_, top, height, scrolled) => {
  const box = at(100, 300);
  box.scrollTop = 500;
  scrollWithin(box, at(top, height));
  expect(box.scrollTop).toBe(scrolled);
});
