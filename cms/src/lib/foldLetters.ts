/** Letters that Unicode normalization does not split, and how people write them without the special letter. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** Converts a text to lower case without accents and special letters: `Straße` becomes `strasse`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[æœßøđł]/g, (letter) => plainLetters[letter] ?? letter);
