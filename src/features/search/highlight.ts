import { stopWords } from '@studium/shared/stopWords';
import type { Locale } from '@/routing/locales';

/** A part of a text, and whether it matches the query. */
export interface Part {
  text: string;
  marked: boolean;
}

/** Shorter words are never marked. */
const minWordLength = 3;

/** A word: letters, digits and combining marks. */
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Endings that are removed to get the stem of a word. */
const endings: Partial<Record<string, RegExp>> = {
  it: /h?[aeio]{1,2}$/,
  en: /(?:ing|ies|es|y|s|e)$/,
};
const minStemLength = 3;

/** Converts to lower case without accents, as the search in the cms compares texts. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query without stop words and short words. */
function wordsOf(query: string, locale: Locale): string[] {
  return (fold(query).match(word) ?? []).filter(
    (one) => one.length >= minWordLength && !stopWords[locale]?.has(one),
  );
}

function stemOf(folded: string, locale: Locale): string {
  const stem = folded.replace(endings[locale] ?? '', '');
  return stem.length < minStemLength ? folded : stem;
}

/**
 * Splits a text into parts that match the query and other parts, ignoring case and accents. If a word
 * begins with a query word, this beginning is marked; if it is another form ("camere" for "camera"), the
 * full word. The stems only approximate those of the cms search, so a hit may have no mark.
 */
export function highlight(text: string, query: string, locale: Locale): Part[] {
  const queryWords = wordsOf(query, locale);
  const parts: Part[] = [];
  const add = (piece: string, marked: boolean) => {
    if (piece) parts.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    const length = markedLength(match, queryWords, locale);
    if (length === 0) continue;
    add(text.slice(end, index), false);
    end = index + length;
    add(text.slice(index, end), true);
  }
  add(text.slice(end), false);
  return parts;
}

export function hasMatch(text: string, query: string, locale: Locale): boolean {
  return highlight(text, query, locale).some(({ marked }) => marked);
}

/** If more than `maxLeadLength` characters precede the first match, about `minLeadLength` of them stay. */
const maxLeadLength = 24;
const minLeadLength = 12;

/** Cuts the beginning of a text, so that the first match is visible in a short line. */
export function startAtMatch(text: string, query: string, locale: Locale): string {
  const [lead, next] = highlight(text, query, locale);
  if (!lead || !next || lead.marked || lead.text.length <= maxLeadLength) return text;
  const space = lead.text.lastIndexOf(' ', lead.text.length - minLeadLength);
  return space === -1 ? text : `…${text.slice(space + 1)}`;
}

/** The number of code units of a word to mark; 0 for no match. */
function markedLength(text: string, queryWords: string[], locale: Locale): number {
  const folded = fold(text);
  const prefixLengths = queryWords.filter((one) => folded.startsWith(one)).map((one) => one.length);
  if (prefixLengths.length > 0) return unfoldedLength(text, Math.max(...prefixLengths));
  const stem = stemOf(folded, locale);
  const isForm = queryWords.some((one) => stemOf(one, locale) === stem);
  return isForm ? text.length : 0;
}

/** The number of code units of a word that fold to `foldedLength` ones, with the accents that follow. */
function unfoldedLength(text: string, foldedLength: number): number {
  let length = 0;
  let folded = 0;
  for (const character of text) {
    const { length: more } = fold(character);
    if (folded >= foldedLength && more > 0) break;
    folded += more;
    length += character.length;
  }
  return length;
}
