import { pagesAround } from './pagesAround';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected);
});
