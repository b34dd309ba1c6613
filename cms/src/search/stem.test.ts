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
  ] as const)('%s: %s and %s are one word', (site, one, other) => {
    expect(stemOf(one, site)).toBe(stemOf(other, site));
  });

  it('of words that say nothing are left out', () => {
    expect(stemOf('della', 'it')).toBeNull();
    expect(stemOf('the', 'en')).toBeNull();
  });
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

  it('puts a title before a text', () => expect(ids('autobus')).toEqual([1, 2]));
  it('folds accents on both sides', () => expect(ids('Perché Città')).toEqual([1]));
  it('knows inflected forms', () => expect(ids('camera studente affitto')).toEqual([4]));
  it('wants all words', () => expect(ids('biblioteca concerto')).toEqual([]));
  it('ends the last word itself', () => expect(ids('orari autob')).toEqual([1]));
  it('passes over small words', () => expect(ids('la camera di uno studente')).toEqual([4]));
  it('keeps to the dates', () => {
    expect(ids('concerto')).toEqual([]);
    expect(ids('concerto', 3000)).toEqual([3]);
  });
  it('forgets what is taken out or written anew', () => {
    put(5, 'Mercato');
    put(5, 'Fiera');
    expect(ids('mercato')).toEqual([]);
    expect(ids('fiera')).toEqual([5]);
    index.remove('news', 5);
    expect(ids('fiera')).toEqual([]);
  });
});
