import { divideWidth, fullContentWidth } from '../availableWidth';
import { sizesOfItem } from './CardList.mapper';
import { chooseCardLayout, columnsByBreakpoint } from './cardLayout';

it.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%d items have a grid of %d columns', (count, columns) => {
  expect(chooseCardLayout(count, false, 2)).toEqual({ slider: false, columns });
});

it.each([
  [6, [2, 3, 3, 6]],
  [12, [2, 3, 3, 6]],
  [8, [2, 2, 4, 4]],
  [9, [2, 3, 3, 3]],
])('%d tiles fill their rows, with up to six in a row', (count, columns) => {
  expect(columnsByBreakpoint(chooseCardLayout(count, false, null, 'tiles'), 'tiles')).toEqual(
    columns,
  );
});

it.each([
  [null, 3],
  [4, 4],
  [0, 1],
  [-1, 1],
  [2.4, 2],
  [99, 6],
])('an editor’s number of %p slides becomes %d', (quantity, columns) => {
  expect(chooseCardLayout(8, true, quantity)).toEqual({ slider: true, columns });
});

it.each([
  [2, [1, 2, 2, 2]],
  [4, [1, 2, 4, 4]],
  [6, [1, 2, 4, 6]],
])('a slider of %d has no more columns than are wide enough to read', (quantity, columns) => {
  expect(columnsByBreakpoint(chooseCardLayout(8, true, quantity), 'cards')).toEqual(columns);
});

it('returns the sizes of pictures in the page and in a column', () => {
  const four = chooseCardLayout(4, false, null);
  expect(sizesOfItem(fullContentWidth, four, 'cards')).toBe(
    '(min-width: 1280px) min(23vw, 352px), (min-width: 1024px) min(31vw, 469px), (min-width: 768px) min(46vw, 704px), min(60vw, 1408px)',
  );
  const third = divideWidth(fullContentWidth, { mobile: 1, tablet: 3, desktop: 3, wide: 3 });
  expect(sizesOfItem(third, four, 'cards')).toBe(
    '(min-width: 768px) min(31vw, 469px), min(60vw, 1408px)',
  );
});
