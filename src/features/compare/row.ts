/** One field of the table; null if the value is unknown. */
export type Field =
  | null
  | { kind: 'text'; text: string; note?: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** One row of the table, with a field for each entry. */
export interface Row {
  id: string;
  name: string;
  /** The total cost, or one of its parts. */
  role?: 'sum' | 'part';
  fields: Field[];
}

/** A field with a text and a note; null without a text. */
export const textField = (text: string | null, note?: string): Field =>
  text ? { kind: 'text', text, note } : null;

/** Whether the fields of a row differ. */
export const hasDifferences = ({ fields }: Row): boolean =>
  new Set(fields.map((field) => JSON.stringify(field))).size > 1;

/** Whether a row has at least one field with a value. */
export const hasAnswer = ({ fields }: Row): boolean => fields.some((field) => field !== null);
