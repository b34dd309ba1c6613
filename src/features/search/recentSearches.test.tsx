import { recentSearches, withoutSearch, withSearch } from './recentSearches';

afterEach(() => localStorage.clear());

it('stores at most eight searches, each once, the latest first', () => {
  const searches = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
  const stored = searches.reduce<string[]>(withSearch, []);
  expect(stored).toEqual(searches.slice(1).reverse());
  expect(withSearch(['citta', 'bus'], 'Città')).toEqual(['Città', 'bus']);
  expect(withoutSearch(['citta', 'bus'], 'CITTÀ')).toEqual(['bus']);
});

it('stores the searches of each language separately', () => {
  recentSearches('it').set(['mensa']);
  recentSearches('en').set(['canteen']);
  expect([recentSearches('it').get(), recentSearches('en').get()]).toEqual([
    ['mensa'],
    ['canteen'],
  ]);
});

it.each(['', '{', 'null', '{"a":1}', '[1, null, "ca", " x "]', JSON.stringify(['x'.repeat(999)])])(
  'ignores invalid stored values: %s',
  (text) => {
    localStorage.setItem('searches:it', text);
    expect(recentSearches('it').get()).toEqual([]);
  },
);
