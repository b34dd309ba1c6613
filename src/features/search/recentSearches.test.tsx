import { readRecent, withoutSearch, withSearch, writeRecent } from './recentSearches';

afterEach(() => localStorage.clear());

it('stores at most eight searches, each once, the latest first', () => {
  const searches = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
  const stored = searches.reduce<string[]>(withSearch, []);
  expect(stored).toEqual(searches.slice(1).reverse());
  expect(withSearch(['citta', 'bus'], 'Città')).toEqual(['Città', 'bus']);
  expect(withoutSearch(['citta', 'bus'], 'CITTÀ')).toEqual(['bus']);
});

it('stores the searches of each language separately', () => {
  writeRecent('it', ['mensa']);
  writeRecent('en', ['canteen']);
  expect([readRecent('it'), readRecent('en')]).toEqual([['mensa'], ['canteen']]);
});

it.each(['', '{', 'null', '{"a":1}', '[1, null, "ca", " x "]', JSON.stringify(['x'.repeat(999)])])(
  'ignores invalid stored values: %s',
  (text) => {
    localStorage.setItem('searches:it', text);
    expect(readRecent('it')).toEqual([]);
  },
);
