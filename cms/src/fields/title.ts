import type { Field } from 'payload';

/** The name of a document, one per language. */
export const title: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
  label: { it: 'Titolo', en: 'Title' },
};
