import { plainWords, readings, compoundsOf, searchWords } from './words';

it('reads words in lower case, without accents and without special characters of SQL patterns', () => {
  expect(searchWords('Caffè 100% _sotto_ i PORTICI!')).toEqual([
    'caffe',
    '100',
    'sotto',
    'i',
    'portici',
  ]);
});

it.each([
  ['Wi-Fi', 'wi wifi fi'],
  ['un’e‑mail', 'un une unemail e email mail'],
  ['U.S.A.', 'u us usa s sa a'],
  ['C.E.N.T.R.O', 'centro'],
  ['3.500 euro', '3 3500 500 euro'],
  ['Roma – Milano', 'roma milano'],
  ['fine. Inizio', 'fine inizio'],
  ["'citazione'", 'citazione'],
  ['ka\u200byak', 'kayak'],
  ['Salzstra\u00dfe', 'salzstrasse'],
  ['हिन्दी', 'हिनदी'],
])('%s is found by %s', (text, words) => {
  expect(searchWords(text)).toEqual(expect.arrayContaining(words.split(' ')));
  expect(plainWords(text).every((word) => searchWords(text).includes(word))).toBe(true);
});

it.each([
  ['wi-fi', [['wifi'], ['wi', 'fi']]],
  ["l'e-mail", [['lemail'], ['l', 'email'], ['l', 'e', 'mail'], ['le', 'mail']]],
  ['a.b.c.d.e', [['abcde'], ['a', 'b', 'c', 'd', 'e']]],
])('%s has several readings', (query, all) => {
  expect(compoundsOf(query).map(readings)).toEqual([all]);
});

it('reads a text of a million signs in a moment', () => {
  expect(searchWords('a-'.repeat(100_000))).toHaveLength(100_000);
});
