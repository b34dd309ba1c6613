import { missedWords } from './missedWords';

test('spellings of the same words are counted together', () => {
  expect(missedWords('  Città, Universitaria! ')).toBe('citta universitaria');
  expect(missedWords('citta universitaria')).toBe('citta universitaria');
});

test.each([
  'anna.rossi@example.org',
  'anna @ example.org',
  '+39 333 123 4567',
  'chiamami 3331234567',
  'RSSNNA01A41H501X 12345',
])('a search that may contain personal data is not counted: %s', (query) => {
  expect(missedWords(query)).toBeNull();
});

test('a year and a house number are counted', () => {
  expect(missedWords('bando 2027')).toBe('bando 2027');
  expect(missedWords('via Roma 12')).toBe('via roma 12');
});

test.each(['', '?!', 'ab', 'x'.repeat(61), 'one two three four five six'])(
  'a search that is too short or too long is not counted: %s',
  (query) => {
    expect(missedWords(query)).toBeNull();
  },
);
