import { compareBy } from './compareBy';

const keys = [
  { id: 1, values: { title: 'b', price: 300 } },
  { id: 2, values: { title: 'a', price: null } },
  { id: 3, values: { title: 'b', price: 90 } },
];
const sorted = (sort: string[], empty: 'first' | 'last') =>
  [...keys].sort(compareBy(sort, empty)).map(({ id }) => id);

test.each([
  [['price'], 'last', [3, 1, 2]],
  [['price'], 'first', [2, 3, 1]],
  [['-price'], 'last', [2, 1, 3]],
  [['-title', 'price'], 'last', [3, 1, 2]],
  [['title', '-price'], 'last', [2, 1, 3]],
] as const)('sorts by %j, with empty values %s in ascending order', (sort, empty, ids) => {
  expect(sorted([...sort], empty)).toEqual(ids);
});
