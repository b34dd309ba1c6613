import { searchWords } from './searchWords';

/** Letters that no accent can be taken off, as the words that hold them are sorted. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/**
 * The text by which a title is sorted, as Italian and English dictionaries sort: accents, capitals and
 * punctuation do not count. It is stored beside the title, because the databases would sort the title
 * itself in different ways, and neither in the way of the language.
 */
export const sortKey = (title: string): string =>
  searchWords(title)
    .join(' ')
    .replace(/[æœßøđł]/g, (letter) => plainLetters[letter] ?? letter);
