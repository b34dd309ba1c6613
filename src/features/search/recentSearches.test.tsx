import { readRecent, without, withSearch, writeRecent } from './recentSearches';

afterEach(() => localStorage.clear());

it('keeps eight at most, each once, the latest first', () => {
  const searches = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
  const kept = searches.reduce<string[]>(withSearch, []);
  expect(kept).toEqual(searches.slice(1).reverse());
  expect(withSearch(['citta', 'bus'], 'Città')).toEqual(['Città', 'bus']);
  expect(without(['citta', 'bus'], 'CITTÀ')).toEqual(['bus']);
});

it('keeps those of each language apart', () => {
  writeRecent('it', ['mensa']);
  writeRecent('en', ['canteen']);
  expect([readRecent('it'), readRecent('en')]).toEqual([['mensa'], ['canteen']]);
});

it.each(['', '{', 'null', '{"a":1}', '[1, null, "ca", " x "]', JSON.stringify(['x'.repeat(999)])])(
  'takes what somebody else wrote there for nothing: %s',
  (text) => {
    localStorage.setItem('searches:it', text);
    expect(readRecent('it')).toEqual([]);
  },
);
