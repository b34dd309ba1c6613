import { SearchIndex } from './SearchIndex';

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
  put(6, 'Wi-Fi in piazza', 'Check-in dalle 15; un’e‑mail basta');
  put(7, 'Uno spazio di co\u00adworking', 'con T-shirt e ﬂauto', 'prezzo 3.500 euro');
  put(8, 'L’alloggio di S.Vero', 'wifi e checkin');
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

it.each([
  ['wifi', [6, 8]],
  ['wi-fi', [6, 8]],
  ['WI FI', [6]],
  ['checkin', [6, 8]],
  ['check-in', [6, 8]],
  ['email', [6]],
  ['e-mail', [6]],
  ['e.mail', [6]],
  ['coworking', [7]],
  ['co-working', [7]],
  ['tshirt', [7]],
  ['flauto', [7]],
  ['3500', [7]],
  ['alloggio', [8]],
  ['l’alloggio', [8]],
  ['dell’alloggio', [8]],
  ['lalloggio', [8]],
  ['s.vero', [8]],
  ['svero', [8]],
])('finds %s with and without its hyphen, dot or apostrophe', (query, found) => {
  expect(ids(query).sort()).toEqual(found);
});

it.each([
  'bibliotecca',
  'bibloteca',
  'bibliotrca',
  'ibblioteca',
  'bibliotecha',
  'biblioteca aprta',
])('finds a word with a typo of one letter: %s', (query) => expect(ids(query)).toEqual([2]));

it.each(['mnes', 'bblotca', 'wyfi', '3501'])('does not guess %s', (query) =>
  expect(ids(query)).toEqual([]),
);

it('a word that is known is not taken for a typo of another', () => {
  put(9, 'Corso di cucito');
  put(10, 'Corsa campestre', 'corta');
  expect(ids('cucito')).toEqual([9]);
  expect(ids('corta')).toEqual([10]);
});
