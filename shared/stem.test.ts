import { stemOf } from './stem';

it.each([
  [
    'it',
    `camera camere affitto affitti studente studenti mensa mense biblioteca biblioteche alloggio alloggi luogo luoghi
    lago laghi concerto concerti uomo uomini zio zii via vie ora ore ape api arte arti offerta offerte perla perle
    valigia valigie ufficio uffici spiaggia spiagge tedesco tedeschi museo musei arma armi`,
  ],
  [
    'en',
    `room rooms library libraries rent renting bus buses wife wives child children person people shelf shelves
    box boxes key keys man men city cities church churches`,
  ],
])('%s: a word and its plural have the same stem', (language, list) => {
  const words = list.split(/\s+/);
  const differ = words.filter(
    (word, n) => n % 2 === 0 && stemOf(word, language) !== stemOf(words[n + 1] ?? '', language),
  );
  expect(differ).toEqual([]);
});

it('stop words have no stem', () => {
  expect(stemOf('della', 'it')).toBeNull();
  expect(stemOf('the', 'en')).toBeNull();
});

it('a text without spaces has no stem, because its letters would be compared for minutes', () => {
  const text = 'camere'.repeat(20);
  expect(stemOf(text, 'it')).toBe(text);
});
