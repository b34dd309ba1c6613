import { searchWords } from '../../lib/searchWords';
import type { EntrySource } from './entry';

/** How well a title fits: a whole word counts more than a beginning, that more than a middle. */
export function titleScore(title: string, wanted: readonly string[]): number {
  const words = searchWords(title);
  const scoreOf = (word: string): number => {
    if (words.includes(word)) return 3;
    if (words.some((one) => one.startsWith(word))) return 2;
    return words.some((one) => one.includes(word)) ? 1 : 0;
  };
  return wanted.reduce((sum, word) => sum + scoreOf(word), 0);
}

/** Entries with the best titles first; equal ones stay in their order. */
export function byScore(entries: EntrySource[], search: string): EntrySource[] {
  const wanted = searchWords(search);
  const scores = new Map(entries.map((entry) => [entry, titleScore(entry.doc.title, wanted)]));
  return entries.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
