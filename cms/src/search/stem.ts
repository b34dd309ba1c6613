import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stopWords } from '@studium/shared/stopWords';
import type { Site } from '../sites';

const shortest = 4;

/** Characters of a word that has a stem. The stemmer needs minutes for a text of a million letters without a space. */
const longest = 60;

/**
 * Returns the Italian stem of a word. The Snowball rules mistake the endings of many nouns for verb endings:
 * "camere" becomes "cam" and does not match "camera". If the stem would be too short, only the last vowel is
 * removed.
 */
function italianStem(word: string): string {
  const stem = italian(word);
  return stem.length < Math.min(shortest, word.length - 1) ? word.replace(/[aeio]$/, '') : stem;
}

/** The languages with a stemmer. In others a word matches only words that begin with it. */
const stems: Partial<Record<string, (word: string) => string>> = { it: italianStem, en: english };

/** Returns the stem of a folded word in the language of a site, or null for a stop word. */
export function stemOf(word: string, site: Site): string | null {
  if (word.length > longest) return word;
  return stopWords[site]?.has(word) ? null : (stems[site]?.(word) ?? word);
}
