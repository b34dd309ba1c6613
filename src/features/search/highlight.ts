import { foldLetters } from '@studium/shared/letters';
import { wordsOf } from '@studium/shared/words';
import type { Marks } from './model';

/** A part of a text, and whether it matches the query. */
export interface Part {
  text: string;
  marked: boolean;
}

/** Splits a text into the words that a search found, or their beginnings, and other parts. */
export function highlight(text: string, marks: Marks): Part[] {
  const lengths = new Map(marks);
  const parts: Part[] = [];
  const add = (piece: string, marked: boolean) => {
    if (piece) parts.push({ text: piece, marked });
  };
  let end = 0;
  // Of words that begin at the same place, the longest comes first: “Wi-Fi” before “Wi”.
  for (const { word, start, end: wordEnd } of wordsOf(text).sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    const length = lengths.get(word);
    if (length === undefined || start < end) continue;
    add(text.slice(end, start), false);
    const found = text.slice(start, wordEnd);
    end = length < word.length ? start + unfoldedLength(found, length) : wordEnd;
    add(text.slice(start, end), true);
  }
  add(text.slice(end), false);
  return parts;
}

export function hasMatch(text: string, marks: Marks): boolean {
  return highlight(text, marks).some(({ marked }) => marked);
}

/** If more than `maxLeadLength` characters precede the first match, about `minLeadLength` of them stay. */
const maxLeadLength = 24;
const minLeadLength = 12;

/** Cuts the beginning of a text, so that the first match is visible in a short line. */
export function startAtMatch(text: string, marks: Marks): string {
  const [lead, next] = highlight(text, marks);
  if (!lead || !next || lead.marked || lead.text.length <= maxLeadLength) return text;
  const space = lead.text.lastIndexOf(' ', lead.text.length - minLeadLength);
  return space === -1 ? text : `…${text.slice(space + 1)}`;
}

/** The number of code units of a text whose letters fold to `foldedLength` ones, with the accents that follow. */
function unfoldedLength(text: string, foldedLength: number): number {
  let length = 0;
  let folded = 0;
  for (const character of text) {
    // A sign inside a compound is no letter of its word.
    const more = /[\p{L}\p{N}\p{M}]/u.test(character) ? foldLetters(character).length : 0;
    if (folded >= foldedLength && more > 0) break;
    folded += more;
    length += character.length;
  }
  return length;
}
