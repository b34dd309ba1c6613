import { Vocabulary } from '@studium/shared/Vocabulary';
import type { Locale } from '@/routing/locales';
import { hasMatch } from '../highlight';
import type { Marks } from '../model';

/** Shorter words are never marked. */
const minWordLength = 3;

/**
 * What to mark in the texts of hits: the words by which the cms found them, because it reads the query in the same way.
 * It knows words that visitors do not see, so a typo counts only if most of the hits show the word that it meant.
 *
 * @param hits the visible texts of each hit
 */
export function marksOf(hits: readonly string[], query: string, locale: Locale): Marks {
  const vocabulary = new Vocabulary(locale);
  for (const text of hits) vocabulary.add(text);
  const matches = [...vocabulary.read(query)].flat(3);
  const marksWith = (isAllowed: (match: (typeof matches)[number]) => boolean): Marks =>
    matches
      .sort((a, b) => a.length - b.length)
      .filter(({ length }) => length >= minWordLength)
      .filter(isAllowed)
      .map(({ word, length }) => [word, length]);
  const typos = marksWith(({ kind }) => kind === 'typo');
  const shown = hits.filter((text) => hasMatch(text, typos)).length;
  return marksWith(({ kind }) => kind !== 'typo' || shown * 2 >= hits.length);
}
