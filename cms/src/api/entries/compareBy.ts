import type { EntrySource } from './entry';

const valueOf = ({ doc }: EntrySource, field: string): unknown =>
  Object.entries(doc).find(([name]) => name === field)?.[1] ?? null;

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  // Nothing stands before something, as in the database.
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

/** Order of entries by Payload's sort fields; `-` before a name turns it round. */
export const compareBy =
  (sort: readonly string[]) =>
  (a: EntrySource, b: EntrySource): number => {
    for (const field of sort) {
      const name = field.replace('-', '');
      const order = compare(valueOf(a, name), valueOf(b, name));
      if (order !== 0) return field.startsWith('-') ? -order : order;
    }
    return 0;
  };
