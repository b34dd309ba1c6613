import type { Locale } from '@/routing/locales';

/** A stretch of a text, and whether it is what was searched for. */
export interface Part {
  text: string;
  marked: boolean;
}

/** Small words that the search passes over as well; shorter ones are never marked. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
  it: new Set(
    'agli alla alle allo anche che chi come con cosa dai dal dalla dalle degli dei del della delle dello dove gli nei nel nella nelle nello non per piu quando sui sul sulla sulle tra una uno'.split(
      ' ',
    ),
  ),
  en: new Set(
    'and are but can for from has have how into its not that the there this was what when where which who will with you your'.split(
      ' ',
    ),
  ),
};
const shortest = 3;

/** A word: letters and digits with whatever stands on them. */
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Endings that a word may have besides its stem. */
const endings: Record<Locale, RegExp> = {
  it: /h?[aeio]{1,2}$/,
  en: /(?:ing|ies|es|y|s|e)$/,
};
const longestEnding = 3;
const shortestStem = 3;

/** Small letters without accents, as the search compares them. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query that say something. */
function wordsOf(query: string, locale: Locale): string[] {
  return (fold(query).match(word) ?? []).filter(
    (one) => one.length >= shortest && !smallWords[locale].has(one),
  );
}

function stemOf(folded: string, locale: Locale): string {
  const stem = folded.replace(endings[locale], '');
  return stem.length < shortestStem ? folded : stem;
}

/**
 * Cuts a text into what a search was for and the rest. Case and accents do not matter. A word that
 * begins as was typed is marked so far, another form of it ("camere" for "camera") as a whole. It
 * is a plain reading of the stems by which the search ranks: at worst a hit has no mark.
 */
export function highlight(text: string, query: string, locale: Locale): Part[] {
  const wanted = wordsOf(query, locale);
  const parts: Part[] = [];
  const add = (piece: string, marked: boolean) => {
    if (piece) parts.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const length = markedLength(found, wanted, locale);
    if (length === 0) continue;
    add(text.slice(end, index), false);
    end = index + length;
    add(text.slice(index, end), true);
  }
  add(text.slice(end), false);
  return parts;
}

/** Whether a text has anything to mark. */
export function isMatch(text: string, query: string, locale: Locale): boolean {
  return highlight(text, query, locale).some(({ marked }) => marked);
}

/** A word or two before what is marked, where a line has no room for more. */
const leadLength = 24;
const shortLead = 12;

/** The text from shortly before the first word that is marked, where that comes late. */
export function fromMatch(text: string, query: string, locale: Locale): string {
  const [lead, next] = highlight(text, query, locale);
  if (!lead || !next || lead.marked || lead.text.length <= leadLength) return text;
  const space = lead.text.lastIndexOf(' ', lead.text.length - shortLead);
  return space === -1 ? text : `…${text.slice(space + 1)}`;
}

/** How many code units of a word are to be marked; 0 for none. */
function markedLength(found: string, wanted: string[], locale: Locale): number {
  const folded = fold(found);
  const begun = wanted.filter((one) => folded.startsWith(one)).map((one) => one.length);
  if (begun.length > 0) return unfoldedLength(found, Math.max(...begun));
  const isForm = wanted.some((one) => {
    const stem = stemOf(one, locale);
    return folded.startsWith(stem) && folded.length - stem.length <= longestEnding;
  });
  return isForm ? found.length : 0;
}

/** How many code units of a word make so many folded ones, with the accents that follow. */
function unfoldedLength(found: string, foldedLength: number): number {
  let length = 0;
  let folded = 0;
  for (const character of found) {
    const { length: more } = fold(character);
    if (folded >= foldedLength && more > 0) break;
    folded += more;
    length += character.length;
  }
  return length;
}
