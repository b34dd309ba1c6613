import { searchWords } from './searchWords';

/** Letters that Unicode normalization does not split, and how dictionaries sort them. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/**
 * The text by which a title is sorted, as in Italian and English dictionaries: accents, case and punctuation
 * are ignored. It is stored with the title, because the two databases would sort the title itself in
 * different ways, and both not as in a dictionary.
 */
export const sortKey = (title: string): string =>
  searchWords(title)
    .join(' ')
    .replace(/[æœßøđł]/g, (letter) => plainLetters[letter] ?? letter);
