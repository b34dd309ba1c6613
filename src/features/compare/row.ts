import type { TFunction } from 'i18next';
import type { Formatters } from '@/i18n/format';

/** One cell of the table; null if the value is unknown. */
export type Cell =
  | null
  | { kind: 'text'; text: string; note?: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** One row of the table, with a cell for each entry. */
export interface Row {
  /** Unique in the table. */
  name: string;
  /** The total cost, or one of its parts. */
  role?: 'sum' | 'part';
  cells: Cell[];
}

/** The texts and formats of the table. */
export interface RowContext {
  t: TFunction;
  format: Formatters;
}

/** Returns a function that creates a row from the cell of each entry. */
export const rowsOf =
  <Entry>(entries: Entry[]) =>
  (name: string, cellOf: (entry: Entry) => Cell, role?: Row['role']): Row => ({
    name,
    cells: entries.map(cellOf),
    ...(role && { role }),
  });

/** A cell with a text and a note; null without a text. */
export const textCell = (text: string | null, note?: string): Cell =>
  text ? { kind: 'text', text, note } : null;

export const hasDifferences = ({ cells }: Row): boolean =>
  new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;

export const hasValue = ({ cells }: Row): boolean => cells.some((cell) => cell !== null);
