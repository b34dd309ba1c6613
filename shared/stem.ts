import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stopWords } from './stopWords';

const shortest = 4;

/** Characters of a word that has a stem. The stemmer needs minutes for a text of a million letters without a space. */
const longest = 60;

/** Plurals that no rule of endings gives. */
const singulars: Partial<Record<string, ReadonlyMap<string, string>>> = {
  it: new Map([
    ['uomini', 'uomo'],
    ['uova', 'uovo'],
    ['zii', 'zio'],
    ['api', 'ape'],
    ['vie', 'via'],
    ['ore', 'ora'],
  ]),
  en: new Map([
    ['children', 'child'],
    ['people', 'person'],
    ['men', 'man'],
    ['women', 'woman'],
    ['feet', 'foot'],
    ['teeth', 'tooth'],
    ['wives', 'wife'],
    ['knives', 'knife'],
    ['lives', 'life'],
    ['halves', 'half'],
    ['shelves', 'shelf'],
    ['loaves', 'loaf'],
    ['buses', 'bus'],
    ['gases', 'gas'],
    ['flies', 'fly'],
    ['ties', 'tie'],
  ]),
};

/**
 * Returns the Italian stem of a word. The Snowball rules mistake the endings of many nouns for those of verbs, with a
 * pronoun ("concerti") or without: "camere" becomes "cam" and does not match "camera". Then only the last vowel is
 * removed.
 */
function italianStem(word: string): string {
  const stem = /[aei]r[tlmncv][aeio]$/.test(word) ? '' : italian(word);
  const isShort = stem.length < Math.min(shortest, word.length - 1);
  return (isShort ? word.replace(/[aeio]$/, '') : stem).replace(/(?<=[cg])h$/, '');
}

/** The languages with a stemmer. In others a word matches only words that begin with it. */
const stems: Partial<Record<string, (word: string) => string>> = { it: italianStem, en: english };

/** Returns the stem of a folded word in a language, or null for a stop word. */
export function stemOf(word: string, language: string): string | null {
  if (word.length > longest) return word;
  if (stopWords[language]?.has(word)) return null;
  const singular = singulars[language]?.get(word) ?? word;
  return stems[language]?.(singular) ?? singular;
}
