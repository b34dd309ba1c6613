import type { SortedKey } from '../Reader';

/** The position of empty values in ascending order, which depends on the database. */
type EmptyValues = 'first' | 'last';

function compare(a: unknown, b: unknown, empty: EmptyValues): number {
  const [noA, noB] = [a ?? null, b ?? null].map((value) => value === null);
  if (noA && noB) return 0;
  if (noA || noB) return noA === (empty === 'first') ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // ISO 8601 dates and sort keys are compared by character, as the databases do.
  const [textA, textB] = [String(a), String(b)];
  return textA === textB ? 0 : textA < textB ? -1 : 1;
}

/**
 * Creates a comparator for documents of several lists by Payload's sort fields, with the same order as the
 * database. `-` before a name means descending.
 */
export const compareBy =
  (sort: readonly string[], empty: EmptyValues) =>
  (a: SortedKey, b: SortedKey): number => {
    for (const field of sort) {
      const name = field.replace('-', '');
      const order = compare(a.values[name], b.values[name], empty);
      if (order !== 0) return field.startsWith('-') ? -order : order;
    }
    return 0;
  };
