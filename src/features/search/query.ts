import { readLetters } from '@studium/shared/letters';

/** The minimum number of letters or digits in a query (specification §5). */
export const minLetters = 3;

/** The maximum number of characters in a query; the rest is cut. */
export const maxLength = 100;

/** Cleans a query from a visitor or an address: one line of limited length. */
export function cleanQuery(typed: string): string {
  // Cut by code points, so that no half of a surrogate pair is left at the end.
  return Array.from(readLetters(typed)).slice(0, maxLength).join('').trim();
}

/** Whether a query has enough letters; digits count as letters. */
export function isLongEnough(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]/gu) ?? []).length >= minLetters;
}
