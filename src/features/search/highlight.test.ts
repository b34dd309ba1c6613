import { locales } from '@/routing/locales';
import { startAtMatch, highlight, hasMatch } from './highlight';
import { marksOf } from './server/marksOf';

/** The text with the marked parts in brackets. */
const marked = (text: string, query: string, locale: 'it' | 'en' = 'it') =>
  highlight(text, marksOf([text], query, locale))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('highlight', () => {
  it.each([
    ['universita', 'L’Università di Castelmora', 'L’[Università] di Castelmora'],
    ['UNIVERSITÀ', 'università', '[università]'],
    ['università', 'La vita universitaria', 'La vita [universita]ria'],
    // An accent may be a combining character, in the text or in the query.
    ['citta', 'La citta\u0300 vecchia', 'La [citta\u0300] vecchia'],
    ['citta\u0300', 'La città vecchia', 'La [città] vecchia'],
    ['perche', 'Perché sì', '[Perché] sì'],
    ['libr', 'Mercato dei libri usati', 'Mercato dei [libr]i usati'],
    ['libro', 'Mercato dei libri usati', 'Mercato dei [libri] usati'],
    ['mensa', 'Le mense e i canoni mensili', 'Le [mense] e i canoni mensili'],
    ['camera', 'Camere e camerette', '[Camere] e camerette'],
    ['biblioteca', 'Le biblioteche', 'Le [biblioteche]'],
    ['casa centro', 'Una casa in centro', 'Una [casa] in [centro]'],
    ['la casa', 'La casa della Lana', 'La [casa] della Lana'],
    ['casa della lana', 'Casa della Lana', '[Casa] della [Lana]'],
    ['casa', 'Incasato e accasato', 'Incasato e accasato'],
    ['bus', 'Autobus e bus', 'Autobus e [bus]'],
    ['N12', 'Notturno N12', 'Notturno [N12]'],
    ['.*', 'Tutto (.*) qui', 'Tutto (.*) qui'],
    ['<b>', 'Un <b> nel testo', 'Un <b> nel testo'],
    // What the cms finds is marked, also with signs and invisible letters inside.
    ['wifi', 'Wi-Fi in piazza', '[Wi-Fi] in piazza'],
    ['wi-fi', 'Il wifi della casa', 'Il [wifi] della casa'],
    ['wif', 'Wi-Fi in piazza', '[Wi-F]i in piazza'],
    ['email', 'Un’e‑mail', 'Un’[e‑mail]'],
    ['checkin', 'Check-in dalle 15', '[Check-in] dalle 15'],
    ['lalloggio', 'L’alloggio', '[L’alloggio]'],
    ['l’alloggio', 'Alloggi', '[Alloggi]'],
    ['kayak', 'Gara di ka\u200byak', 'Gara di [ka\u200byak]'],
    ['ufficio', 'U\ufb03cio', '[U\ufb03cio]'],
    ['3500', 'euro 3.500', 'euro [3.500]'],
    ['concerto', 'I concerti', 'I [concerti]'],
    ['bibliotecca', 'La biblioteca', 'La [biblioteca]'],
    ['ibblioteca', 'La biblioteca', 'La [biblioteca]'],
    // Only the last word of a query may be the beginning of one.
    ['casa centro', 'Casale in centro', 'Casale in [centro]'],
    ['мир', 'Мировой', '[Мир]овой'],
    ['خانه', 'خانه‌ها', '[خانه‌]ها'],
    ['', 'Niente', 'Niente'],
    ['casa', '', ''],
  ])('in Italian, %p in %p', (query, text, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it.each([
    ['room', 'Rooms by the room', '[Room]s by the [room]'],
    ['rooms', 'A room', 'A [room]'],
    ['library', 'Two libraries', 'Two [libraries]'],
    ['the library', 'The library there', 'The [library] there'],
    ['renting', 'Rent a room', '[Rent] a room'],
    ['cafe', 'The Café', 'The [Café]'],
    ['bus', 'Business buses', '[Bus]iness [bus]es'],
    ['child', 'Children', '[Child]ren'],
    ['children', 'A child', 'A [child]'],
  ])('in English, %p in %p', (query, text, expected) => {
    expect(marked(text, query, 'en')).toBe(expected);
  });

  const texts = [
    'Ève a Città Vecchia: 12 caffè 🏠',
    'a\u0300\u0301b',
    'İstanbul straße',
    '',
    '\ud83c',
  ];
  const queries = [
    'caffe',
    'CITTÀ',
    'istan',
    'strasse',
    '🏠',
    '\ud83c',
    '((',
    'a\u0300b',
    'vecchi 12',
  ];
  it.each(texts.flatMap((text) => queries.map((query) => [text, query] as const)))(
    'returns all parts of the text: %p, %p',
    (text, query) => {
      for (const locale of locales) {
        const parts = highlight(text, marksOf([text], query, locale));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text.length > 0)).toBe(true);
      }
    },
  );

  it('marks a letter whose lower case has two characters', () => {
    expect(marked('İstanbul', 'istan')).toBe('[İstan]bul');
  });
});

it('checks whether a text contains a match', () => {
  expect(hasMatch('Mensa della Lana', [['mensa', 5]])).toBe(true);
  expect(hasMatch('Il bar di sotto', [['mensa', 5]])).toBe(false);
});

it.each([
  ['Sopra questa stanza c’è solo il tetto', 'Sopra questa stanza c’è solo il tetto'],
  [
    'Otto metri quadri e mezzo, e poi una stanza con la torre',
    '…mezzo, e poi una stanza con la torre',
  ],
  ['Senza quella parola, per quanto lungo sia', 'Senza quella parola, per quanto lungo sia'],
  ['Senzaunospazioprimadellaparola-stanza', 'Senzaunospazioprimadellaparola-stanza'],
])('cuts the text shortly before the first match: %s', (text, line) => {
  expect(startAtMatch(text, [['stanza', 6]])).toBe(line);
});

it('does not mark words that look like the query if the cms found it in other texts', () => {
  expect(marksOf(['Messa in piazza', 'Il cortile', 'Il ponte'], 'mensa', 'it')).toEqual([]);
  expect(marksOf(['Messa in piazza', 'Mensa'], 'mensa', 'it')).toEqual([['mensa', 5]]);
});
