import type { Field } from 'payload';

/** The title of a document, one per language. */
export const title: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
  label: { it: 'Titolo', en: 'Title' },
  admin: {
    description: {
      it: 'Il nome che i visitatori leggono: corto, senza punto alla fine.',
      en: 'The name that visitors see: short, without a full stop.',
    },
  },
};
