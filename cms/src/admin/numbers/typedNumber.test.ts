import { isUnreadable, readNumber, writeNumber } from './typedNumber';

test.each([
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['340,5', 340.5],
  ['€ 1 200', 1200],
  ['12000', 12_000],
  ['1.200', 1200],
  ['', null],
])('%j in a form is %j', (typed, value) => expect(readNumber(typed, 'it')).toBe(value));

test('a comma is between thousands in English', () => expect(readNumber('1,200', 'en')).toBe(1200));

test.each([
  ['1,200', 'it'],
  ['1.200', 'en'],
  ['trecento', 'it'],
  ['1.2.3', 'it'],
] as const)('%j in %s is kept as it was typed', (typed, language) => {
  const value = readNumber(typed, language);
  expect(isUnreadable(value) && value.typed).toBe(typed);
});

test('degrees have no thousands', () => expect(readNumber('43,123', 'it', true)).toBe(43.123));

test.each([
  [1200.5, 'it', '1200,5'],
  [12_000, 'it', '12000'],
  [1200.5, 'en', '1200.5'],
  [43.61587123, 'it', '43,61587123'],
] as const)('%d in %s is %s, and is read again', (value, language, text) => {
  expect(writeNumber(value, language)).toBe(text);
  expect(readNumber(text, language, value < 100)).toBe(value);
});
