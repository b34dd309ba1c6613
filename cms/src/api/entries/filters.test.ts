import { numberFilter } from './numberFilter';
import { optionFilter } from './optionFilter';
import { splitNot } from './splitNot';

test.each([
  [[2], { or: [{ n: { equals: 2 } }] }],
  [['2'], { or: [{ n: { equals: 2 } }] }],
  [['>= 2'], { or: [{ n: { greater_than_equal: 2 } }] }],
  [['<=3.5', '> 10'], { or: [{ n: { less_than_equal: 3.5 } }, { n: { greater_than: 10 } }] }],
  [['and', '>= 2', '< 5'], { and: [{ n: { greater_than_equal: 2 } }, { n: { less_than: 5 } }] }],
  [['not', 1, 2], { and: [{ n: { not_equals: 1 } }, { n: { not_equals: 2 } }] }],
  [['not 4'], { or: [{ n: { not_equals: 4 } }] }],
  [[':empty:'], { or: [{ n: { exists: false } }] }],
  [['and', '< 5', ':notempty:'], { and: [{ n: { less_than: 5 } }, { n: { exists: true } }] }],
  [['many'], { or: [{ id: { equals: 0 } }] }],
  [['1; drop'], { or: [{ id: { equals: 0 } }] }],
  [['constructor'], { or: [{ id: { equals: 0 } }] }],
])('parses the number filter %j', (values, where) => {
  expect(numberFilter('n', values)).toEqual(where);
});

test('"not" before one value or before all of them excludes values', () => {
  expect(splitNot(['not 5', '6', null])).toEqual({ wanted: ['6'], unwanted: ['5'] });
  expect(splitNot(['not', 5, 6])).toEqual({ wanted: [], unwanted: [5, 6] });
});

const known = (value: unknown) => (value === 'wifi' || value === 'gas' ? value : undefined);

test('options match any of the values, and none of those after "not"', () => {
  expect(optionFilter('s', ['wifi', 'gas'], known)).toEqual({
    and: [{ s: { in: ['wifi', 'gas'] } }],
  });
  expect(optionFilter('s', ['not', 'gas'], known)).toEqual({ and: [{ s: { not_in: ['gas'] } }] });
  expect(optionFilter('s', ['bogus'], known)).toEqual({ and: [{ s: { in: [] } }] });
});
