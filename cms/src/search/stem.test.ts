import { SearchIndex } from './SearchIndex';
import { stemOf } from './stem';

describe('stems', () => {
  it.each([
    ['it', 'camera', 'camere'],
    ['it', 'affitto', 'affitti'],
    ['it', 'studente', 'studenti'],
    ['it', 'mensa', 'mense'],
    ['it', 'biblioteca', 'biblioteche'],
    ['en', 'room', 'rooms'],
    ['en', 'library', 'libraries'],
    ['en', 'rent', 'renting'],
  ] as const)('%s: %s and %s have the same stem', (site, one, other) => {
    expect(stemOf(one, site)).toBe(stemOf(other, site));
  });

  it('of stop words are null', () => {
    expect(stemOf('della', 'it')).toBeNull();
    expect(stemOf('the', 'en')).toBeNull();
  });
});

it('a text without spaces has no stem, because its letters would be compared for minutes', () => {
  const text = 'camere'.repeat(20);
  expect(stemOf(text, 'it')).toBe(text);
});

describe('the search index', () => {
  const index = new SearchIndex('it');
  const always = { from: 0, until: Infinity };
  const put = (id: number, title: string, summary = '', text = '', more = {}) =>
    index.put({ collection: 'news', id, title, summary, text, ...always, ...more });
  const ids = (query: string, now = 1000) => index.find(query, now).map(({ id }) => id);

  beforeAll(() => {
    put(1, 'Orari degli autobus', 'Le corse serali', 'perche la citta dorme');
    put(2, 'La biblioteca resta aperta', 'Fino alle 23', 'si arriva in autobus');
    put(3, 'Un concerto in piazza', '', '', { from: 2000 });
    put(4, 'Camere per studenti', 'Guida agli affitti');
  });

  it('ranks a match in a title before one in a text', () => expect(ids('autobus')).toEqual([1, 2]));
  it('ignores accents in queries and entries', () => expect(ids('Perché Città')).toEqual([1]));
  it('finds inflected forms', () => expect(ids('camera studente affitto')).toEqual([4]));
  it('requires all words', () => expect(ids('biblioteca concerto')).toEqual([]));
  it('completes the last word', () => expect(ids('orari autob')).toEqual([1]));
  it('ignores stop words', () => expect(ids('la camera di uno studente')).toEqual([4]));
  it('respects the dates of entries', () => {
    expect(ids('concerto')).toEqual([]);
    expect(ids('concerto', 3000)).toEqual([3]);
  });
  it('no longer finds removed or replaced entries', () => {
    put(5, 'Mercato');
    put(5, 'Fiera');
    expect(ids('mercato')).toEqual([]);
    expect(ids('fiera')).toEqual([5]);
    index.remove('news', 5);
    expect(ids('fiera')).toEqual([]);
  });
});
