import { wholeDayEnds } from './wholeDayEnds';

test('only ends of several days at 00:00 become the last moment of their day', () => {
  const rows = [
    { id: 1, start: '2026-11-10T09:00:00.000Z', end: '2026-11-28T23:00:00.000Z' },
    { id: 2, start: new Date('2026-11-27T20:00:00Z'), end: new Date('2026-11-27T23:00:00Z') },
    { id: 3, start: '2026-11-10T09:00:00.000Z', end: '2026-11-29T17:00:00.000Z' },
    { id: 4, start: '2026-11-10T09:00:00.000Z', end: null },
  ];
  expect(wholeDayEnds(rows)).toEqual([{ id: 1, end: '2026-11-29T22:59:59.999Z' }]);
});
