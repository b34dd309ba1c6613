import { dateFilter } from './dateFilter';

const between = (from: string, until: string) => ({
  or: [{ and: [{ d: { greater_than_equal: from } }, { d: { less_than: until } }] }],
});

test.each([
  ['2026-11-23', '2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  // Daylight saving time starts (23 hours) and ends (25 hours).
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['= 2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('the day %s lasts from %s until %s', (day, from, until) => {
  expect(dateFilter('d', [day])).toEqual(between(from, until));
});

test.each([
  ['> 2026-11-23', { greater_than_equal: '2026-11-23T23:00:00.000Z' }],
  ['>= 2026-11-23', { greater_than_equal: '2026-11-22T23:00:00.000Z' }],
  ['< 2026-11-23', { less_than: '2026-11-22T23:00:00.000Z' }],
  ['<= 2026-11-23', { less_than: '2026-11-23T23:00:00.000Z' }],
  ['> 2026-11-23T10:00:00Z', { greater_than: '2026-11-23T10:00:00.000Z' }],
  ['<= 2026-11-23T10:00:00.500+01:00', { less_than_equal: '2026-11-23T09:00:00.500Z' }],
  ['2026-11-23T10:00:00+00:00', { equals: '2026-11-23T10:00:00.000Z' }],
  // A time without a zone is in the town's time zone.
  ['2026-11-23T10:00', { equals: '2026-11-23T09:00:00.000Z' }],
  ['>= 2026-07-01 10:00:30', { greater_than_equal: '2026-07-01T08:00:30.000Z' }],
])('%s is compared as a day or a moment', (value, comparison) => {
  expect(dateFilter('d', [value])).toEqual({ or: [{ d: comparison }] });
});

const noDates = ['2026-02-30', '> 2026-13-01', 'today', '2026-11-23x', '', '2026-11-23T25:00'];

test.each([...noDates, '> 0000-01-01', '< 9999-12-31T23:00:00-10:00'])(
  '"%s" is not a date and matches nothing',
  (value) => expect(dateFilter('d', [value])).toEqual({ or: [{ id: { equals: 0 } }] }),
);

test('conditions are combined with "or" by default, and with "and" if it is the first value', () => {
  const [a, b] = [{ d: { less_than: expect.any(String) as string } }, { id: { equals: 0 } }];
  expect(dateFilter('d', ['< 2026-11-23', 'x'])).toEqual({ or: [a, b] });
  expect(dateFilter('d', ['and', '< 2026-11-23', 'x'])).toEqual({ and: [a, b] });
});
