import type { TextareaField, TextField } from 'payload';

/** The most characters of a title, or of another text of one line. */
export const maxLineLength = 200;

/** The most characters of a summary. */
export const maxExcerptLength = 400;

/** The title of a document, one per language. */
export const title: TextField = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: maxLineLength,
  label: { it: 'Titolo', en: 'Title' },
  admin: {
    components: { Cell: '/src/admin/lists/TitleCell#TitleCell' },
    description: {
      it: 'Il nome che i visitatori leggono: corto, senza punto alla fine.',
      en: 'The name that visitors see: short, without a full stop.',
    },
  },
};

/** A summary of one or two sentences for lists, one per language. */
export const excerpt: TextareaField = {
  name: 'excerpt',
  type: 'textarea',
  localized: true,
  maxLength: maxExcerptLength,
  label: { it: 'Riassunto', en: 'Summary' },
  admin: {
    description: {
      it: 'Una o due frasi, per le schede degli elenchi e per la ricerca.',
      en: 'One or two sentences, for the cards in lists and for search.',
    },
  },
};
