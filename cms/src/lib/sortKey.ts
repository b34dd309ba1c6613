import { plainWords } from '@studium/shared/words';

/** Characters of a title by which it is sorted. */
const maxTitleLength = 200;

/**
 * The text by which a title is sorted, as in Italian and English dictionaries: accents, case and punctuation
 * are ignored. It is stored with the title, because the two databases would sort the title itself in
 * different ways, and both not as in a dictionary.
 */
export const sortKey = (title: string): string =>
  plainWords(title.slice(0, maxTitleLength)).join(' ');
