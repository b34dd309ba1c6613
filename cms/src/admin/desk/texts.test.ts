import { dayPhrase, timePhrase } from './texts';

test('a day has the article that Italian needs', () => {
  expect(dayPhrase('2027-03-01T12:00:00Z', 'it')).toBe('il 1º marzo 2027');
  expect(dayPhrase('2027-03-03T12:00:00Z', 'it')).toBe('il 3 marzo 2027');
  expect(dayPhrase('2027-03-08T12:00:00Z', 'it')).toBe('l’8 marzo 2027');
  expect(dayPhrase('2027-03-11T12:00:00Z', 'it')).toBe('l’11 marzo 2027');
  expect(dayPhrase('2027-03-18T12:00:00Z', 'it')).toBe('il 18 marzo 2027');
});

test('a time is the one of the town, in summer and in winter', () => {
  expect(timePhrase('2027-01-31T23:30:00Z', 'en')).toBe('on 1 February 2027 at 00:30');
  expect(timePhrase('2027-07-31T08:05:00Z', 'it')).toBe('il 31 luglio 2027 alle 10:05');
});
