import { scrollWithin } from './scrollWithin';

/** An element of which only the place on the screen is asked for. */
function at(top: number, height: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

it.each([
  ['what is in view', 150, 100, []],
  ['what is above', 40, 100, [{ top: -76 }]],
  ['what is below', 400, 100, [{ top: 116 }]],
  ['what is higher than the box, at its beginning', 350, 900, [{ top: 234 }]],
])('scrolls for %s', (_, top, height, calls) => {
  const box = at(100, 300);
  const scrollBy = jest.fn();
  box.scrollBy = scrollBy;
  scrollWithin(box, at(top, height));
  expect(scrollBy.mock.calls.flat()).toEqual(calls);
});
