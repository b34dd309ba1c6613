import { concerns } from './ShownWarning';

const warning = { severity: 'error' as const, text: 'A text is missing' };

test.each([
  ['about the complete entry', [], 'it', true],
  ['about the language', ['it' as const], 'it', true],
  ['about both languages', ['it' as const, 'en' as const], 'it', true],
  ['about another language', ['en' as const], 'it', false],
  ['about another language, in all languages', ['en' as const], undefined, true],
])('a publication in one language stops for a warning %s or not', (_, sites, onlyIn, stops) => {
  expect(concerns({ ...warning, sites }, onlyIn)).toBe(stops);
});
