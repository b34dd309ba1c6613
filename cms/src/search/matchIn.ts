import { Vocabulary } from '@studium/shared/Vocabulary';
import { wordsOf } from '@studium/shared/words';
import type { Site } from '../sites';

/** Characters of a text that are shown before and after what was found in it. */
const leadLength = 30;
const tailLength = 60;

/** A part of a text with the word that a query means. */
export interface TextMatch {
  before: string;
  found: string;
  after: string;
  /** Whether the word differs from what was typed by a letter. */
  isTypo: boolean;
}

/** Finds the first word of a text that a query means, as the search reads it; null if there is none. */
export function matchIn(text: string, query: string, site: Site): TextMatch | null {
  const vocabulary = new Vocabulary(site);
  vocabulary.add(text);
  const meant = [...vocabulary.read(query)].flat(3);
  const exact = meant.filter(({ kind }) => kind !== 'typo');
  const words = new Set((exact.length > 0 ? exact : meant).map(({ word }) => word));
  const first = wordsOf(text).find(({ word }) => words.has(word));
  if (!first) return null;
  const lead = text.slice(0, first.start);
  const tail = text.slice(first.end);
  // A cut text begins and ends with a whole word.
  const before =
    lead.length > leadLength ? `…${lead.slice(-leadLength).replace(/^\S*\s/, '')}` : lead;
  const after =
    tail.length > tailLength ? `${tail.slice(0, tailLength).replace(/\s\S*$/, '')}…` : tail;
  return {
    before,
    found: text.slice(first.start, first.end),
    after,
    isTypo: exact.length === 0,
  };
}
