import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/messages';

/** One field of the table; null if the value is unknown. */
export type Field =
  | null
  | { kind: 'text'; text: string; note?: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** One row of the table, with a field for each entry. */
export interface Row {
  /** Unique in the table. */
  name: string;
  /** The total cost, or one of its parts. */
  role?: 'sum' | 'part';
  fields: Field[];
}

/** The texts and formats of the table. */
export interface RowContext {
  t: T;
  format: Formatters;
}

/** Returns a function that creates a row from the field of each entry. */
export const rowsOf =
  <Entry>(entries: Entry[]) =>
  (name: string, fieldOf: (entry: Entry) => Field, role?: Row['role']): Row => ({
    name,
    fields: entries.map(fieldOf),
    ...(role && { role }),
  });

/** A field with a text and a note; null without a text. */
export const textField = (text: string | null, note?: string): Field =>
  text ? { kind: 'text', text, note } : null;

/** Whether the fields of a row differ. */
export const hasDifferences = ({ fields }: Row): boolean =>
  new Set(fields.map((field) => JSON.stringify(field))).size > 1;

/** Whether a row has at least one field with a value. */
export const hasAnswer = ({ fields }: Row): boolean => fields.some((field) => field !== null);
