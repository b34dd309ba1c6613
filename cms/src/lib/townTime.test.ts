import { isWholeDay } from '@studium/shared/eventDates';
import { endOfDayInTown, lastMomentInTown, storedDay } from './townTime';

test.each([
  ['2026-11-27T22:59:59Z', '2026-11-27T11:00:00.000Z'],
  ['2026-11-27T23:00:00Z', '2026-11-28T11:00:00.000Z'],
  ['2026-07-01T22:00:00Z', '2026-07-02T10:00:00.000Z'],
])('%s is stored as the day of the town, %s', (moment, day) => {
  expect(storedDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-21', '2026-11-21T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('%s ends at %s, also when the clocks change', (day, end) => {
  expect(endOfDayInTown(day)?.toISOString()).toBe(end);
});

test('an end without an hour is the last moment of its day', () => {
  const end = lastMomentInTown('2026-11-29');
  expect(end?.toISOString()).toBe('2026-11-29T22:59:59.999Z');
  expect(end && isWholeDay(end.getTime())).toBe(true);
  expect(isWholeDay(Date.parse('2026-11-29T22:59:00Z'))).toBe(false);
});
