import { shortMoment } from './shortMoment';

// The town is in Italy, where this moment is in the next year already.
const now = new Date('2026-12-31T23:30:00Z');

test.each([
  ['2026-12-31T23:05:00Z', 'it', '00:05'],
  ['2026-12-31T22:05:00Z', 'it', '31 dic 2026'],
  ['2027-02-03T17:31:00Z', 'en', '3 Feb, 18:31'],
] as const)('%s in %s is %s', (time, language, text) => {
  expect(shortMoment(time, language, now)).toBe(text);
});
