import type { Field, TextareaField } from 'payload';

/** A sentence or two for lists, one per language. */
export const excerpt: TextareaField = {
  name: 'excerpt',
  type: 'textarea',
  localized: true,
  maxLength: 400,
  label: { it: 'Riassunto', en: 'Summary' },
  admin: {
    description: {
      it: 'Una o due frasi, per le schede degli elenchi e per la ricerca.',
      en: 'A sentence or two, for the cards in lists and for search.',
    },
  },
};

type Label = { it: string; en: string };

/** A day without a time of day. */
export const day = (name: string, label: Label, description?: Label): Field => ({
  name,
  type: 'date',
  label,
  admin: {
    ...(description && { description }),
    date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
  },
});
