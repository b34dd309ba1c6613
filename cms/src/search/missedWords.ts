import { plainWords } from '@studium/shared/words';

/** Maximum length of the stored words of a search, in characters. */
export const maxMissLength = 60;
const minMissLength = 3;
const maxWords = 5;

/** This many digits may be a phone number, a code of a person or a card. */
const personalNumber = /\p{N}{5}/u;

/**
 * The words of a search as they are counted: lower case, without accents and punctuation. Null for a search
 * that is too short or too long, or that may contain an e-mail address or a phone number.
 */
export function missedWords(query: string): string | null {
  if (query.includes('@')) return null;
  const words = plainWords(query);
  const text = words.join(' ');
  if (words.length > maxWords || text.length < minMissLength || text.length > maxMissLength)
    return null;
  return personalNumber.test(words.join('')) ? null : text;
}
