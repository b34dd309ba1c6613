import { cleanAddress, cleanCode, foldLetters, readLetters, trimInvisible } from './letters';

it.each([
  ['a soft hyphen', 'Zirkus\u00adfest\u00adspiele', 'Zirkusfestspiele'],
  ['a zero-width space', 'ka\u200byak', 'kayak'],
  ['a byte order mark', '\ufeffMensa', 'Mensa'],
  ['direction marks', '\u2068Festa\u2069 \u200fdel\u200e lago', 'Festa del lago'],
  ['a word joiner', 'wi\u2060-\u2060fi', 'wi-fi'],
  ['joined letters', 'u\ufb03cio ﬂauto ĳs', 'ufficio flauto ijs'],
  ['separators of lines and paragraphs', 'uno\u2028due\u2029tre', 'uno due tre'],
  ['controls of PowerPoint', 'uno\u000bdue\u000ctre', 'uno due tre'],
  ['no-break spaces', '\u00a0uno\u202f\u00a0due\u3000', 'uno due'],
  ['wide digits', '＋３９ ０７１', '+39 071'],
  ['a hyphen that does not break', 'e\u2011mail', 'e-mail'],
  ['apostrophes', 'l’uno l`due l´tre lʼquattro', "l'uno l'due l'tre l'quattro"],
  ['an accent as its own character', 'citta\u0300', 'città'],
  ['joiners of emoji', '👩\u200d🚀\ufe0f', '👩🚀'],
  ['a joiner of Persian', 'می\u200cخواهم', 'میخواهم'],
  ['half a character', 'a\ud83cb', 'a b'],
])('reads %s', (_, text, read) => expect(readLetters(text)).toBe(read));

it.each([
  ['Caffè PERCHÉ', 'caffe perche'],
  ['Straße STRASSE', 'strasse strasse'],
  ['İstanbul ısı', 'istanbul isi'],
  ['Ёлка Йога', 'елка иога'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['한글', '한글'],
  ['Þór Łódź', 'thor lodz'],
])('folds %s', (text, folded) => expect(foldLetters(text)).toBe(folded));

it.each([
  [' https://example.org/casa\u200b', 'https://example.org/casa'],
  ['https://example.org/\u2028', 'https://example.org/'],
])('cleans the address %j', (text, address) => expect(cleanAddress(text)).toBe(address));

it.each([
  '\u2068IT000000B4X7K2M9QZ\u2069',
  'it 000000 b4x7k2m9qz',
  '\uff29\uff34000000B4X7K2M9QZ\u00a0',
])('cleans the code %j', (text) => expect(cleanCode(text)).toBe('IT000000B4X7K2M9QZ'));

it.each([
  ['\u200b a\u200cb \u2069', 'a\u200cb'],
  [' a ', 'a'],
  [' \u200b\n', ''],
])('trims %j', (text, trimmed) => expect(trimInvisible(text)).toBe(trimmed));

it('trims long runs of spaces in no time', () => {
  const start = performance.now();
  for (const text of [' ', 'a ', 'a b'].map(
    (end) => ' '.repeat(400_000) + end + ' '.repeat(400_000),
  ))
    trimInvisible(text);
  trimInvisible(`a${' '.repeat(400_000)}b`);
  expect(performance.now() - start).toBeLessThan(10_000);
});
