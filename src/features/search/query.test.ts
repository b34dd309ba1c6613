import { cleanQuery, isLongEnough, maxLength } from './query';

it.each([
  ['spaces and lines', '  casa \n\t in   centro ', 'casa in centro'],
  ['invisible characters in pasted text', 'uni\u00adver\u200bsità', 'università'],
  ['control characters', 'bus\u0000\u0007notturno', 'bus notturno'],
  ['half a character', 'casa \ud83c', 'casa'],
  ['nothing', ' \n ', ''],
])('cleans %s', (_, typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

it('does not escape markup', () => {
  expect(cleanQuery('<b>casa</b> & "x"')).toBe('<b>casa</b> & "x"');
});

it('cuts a long text between two characters', () => {
  const cut = cleanQuery('🏠'.repeat(5000));
  expect(Array.from(cut)).toHaveLength(maxLength);
  expect(cut).toBe('🏠'.repeat(maxLength));
});

it.each([
  ['', false],
  ['ca', false],
  ['c a', false],
  ['a - b', false],
  ['???', false],
  ['🏠🏠🏠', false],
  ['èà', false],
  ['bus', true],
  ['N 12', true],
  ['e\u0300a\u0300', false],
  ['l’ateneo', true],
])('%p is long enough: %p', (query, enough) => {
  expect(isLongEnough(query)).toBe(enough);
});
