import { foldLetters } from './foldLetters';

/** The words of a text for search: lower case, without accents, only letters and digits. */
export const searchWords = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
