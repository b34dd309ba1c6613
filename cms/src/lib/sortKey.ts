import { plainWords } from '@studium/shared/words';

/**
 * The text by which a title is sorted, as in Italian and English dictionaries: accents, case and punctuation
 * are ignored. It is stored with the title, because the two databases would sort the title itself in
 * different ways, and both not as in a dictionary.
 */
export const sortKey = (title: string): string => plainWords(title).join(' ');
