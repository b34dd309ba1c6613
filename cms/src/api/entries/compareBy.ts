import type { Sorted } from '../read';

/** Where empty values stand when the order is ascending; databases differ. */
export type EmptyValues = 'first' | 'last';

function compare(a: unknown, b: unknown, empty: EmptyValues): number {
  const [noA, noB] = [a ?? null, b ?? null].map((value) => value === null);
  if (noA && noB) return 0;
  if (noA || noB) return noA === (empty === 'first') ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // Dates as ISO 8601 and sort keys, which the databases compare character by character, too.
  const [textA, textB] = [String(a), String(b)];
  return textA === textB ? 0 : textA < textB ? -1 : 1;
}

/**
 * Order of documents of several lists by Payload's sort fields, the same in which the database sorts
 * each list; `-` before a name turns it round.
 */
export const compareBy =
  (sort: readonly string[], empty: EmptyValues) =>
  (a: Sorted, b: Sorted): number => {
    for (const field of sort) {
      const name = field.replace('-', '');
      const order = compare(a.values[name], b.values[name], empty);
      if (order !== 0) return field.startsWith('-') ? -order : order;
    }
    return 0;
  };
