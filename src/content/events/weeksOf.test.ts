import { weeksOf } from './weeksOf';

test.each([
  ['2026-11', 6, '2026-11-30'],
  ['2027-02', 4, '2027-02-28'],
  ['2028-02', 5, '2028-02-29'],
])('%s has %i weeks from Monday, until %s', (month, count, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const days = weeks.flat().flatMap((day) => day ?? []);
  expect([days[0], days.at(-1)]).toEqual([`${month}-01`, last]);
  const column = weeks.findIndex((week) => week.includes(last));
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  expect(weeks[column]?.[weekday]).toBe(last);
});
