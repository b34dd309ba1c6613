import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Site } from '../sites';

const shortest = 4;

/** Words that are too common to be useful in a search, folded in the same way as by searchWords. */
const stopWords: Partial<Record<string, ReadonlySet<string>>> = {
  it: new Set(
    `a ad ai al all alla alle allo anche c che chi ci come con cosa d da dai dal dall dalla dalle
    dello degli dei del dell della delle di dove e ed gli i il in io l la le lo ma mi n ne nei nel
    nell nella nelle nello non o per piu quando s se si su sui sul sull sulla sulle tra un una uno`
      .trim()
      .split(/\s+/),
  ),
  en: new Set(
    `a an and are as at be but by can do for from has have how i if in into is it its me my not of
    on or s so t that the there this to was we what when where which who will with you your`
      .trim()
      .split(/\s+/),
  ),
};

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
export const stemOf = (word: string, site: Site): string | null =>
  stopWords[site]?.has(word) ? null : (stems[site]?.(word) ?? word);
