import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Site } from '../sites';
import { stopWords } from './stopWords';

const shortest = 4;

/**
 * The Italian stem of a word. The Snowball rules take the end of many a noun for that of a verb
 * ("camere" would become "cam", and never meet "camera"): where little would be left, only the
 * last vowel goes.
 */
function italianStem(word: string): string {
  const stem = italian(word);
  return stem.length < Math.min(shortest, word.length - 1) ? word.replace(/[aeio]$/, '') : stem;
}

const stems: Record<Site, (word: string) => string> = { it: italianStem, en: english };

/** The stem of a folded word in the language of a site, or null for a word that says nothing. */
export const stemOf = (word: string, site: Site): string | null =>
  stopWords[site].has(word) ? null : stems[site](word);
