/** One field of the table; null where nothing is told. */
export type Field =
  | null
  | { kind: 'text'; text: string; note?: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** One line of the table: a question, and what each entry answers. */
export interface Row {
  id: string;
  name: string;
  /** The sum, or one of its parts. */
  role?: 'sum' | 'part';
  fields: Field[];
}

/** A text, with what there is to say about it; nothing where there is no text. */
export const textField = (text: string | null, note?: string): Field =>
  text ? { kind: 'text', text, note } : null;

/** Whether the entries answer a question in different ways. */
export const differs = ({ fields }: Row): boolean =>
  new Set(fields.map((field) => JSON.stringify(field))).size > 1;

/** Whether any of them answers it. */
export const isTold = ({ fields }: Row): boolean => fields.some((field) => field !== null);
