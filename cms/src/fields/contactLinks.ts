import type { Field } from 'payload';
import { linkAddress } from './linkAddress';
import { choices } from './options';

/** The kinds of contact. */
export const contactKinds = choices({
  phone: ['Telefono', 'Phone'],
  email: ['E-mail', 'E-mail'],
  website: ['Sito web', 'Website'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  facebook: ['Facebook', 'Facebook'],
  instagram: ['Instagram', 'Instagram'],
  other: ['Altro', 'Other'],
});

/** Contacts, in the order in which the site shows them. */
export const contactLinks: Field = {
  name: 'contactLinks',
  type: 'array',
  label: { it: 'Contatti', en: 'Contacts' },
  admin: {
    description: {
      it: 'Il primo è quello che il sito mette in evidenza.',
      en: 'The site highlights the first one.',
    },
  },
  labels: {
    singular: { it: 'Contatto', en: 'Contact' },
    plural: { it: 'Contatti', en: 'Contacts' },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: contactKinds,
      label: { it: 'Tipo', en: 'Type' },
    },
    {
      name: 'label',
      type: 'text',
      localized: true,
      label: { it: 'Testo', en: 'Text' },
      admin: {
        description: {
          it: 'Quello che si legge, per esempio «Scrivi a Marta».',
          en: 'The text that visitors see, for example “Write to Marta”.',
        },
      },
    },
    {
      name: 'href',
      type: 'text',
      required: true,
      ...linkAddress,
      label: { it: 'Collegamento', en: 'Link' },
      admin: { placeholder: 'https://…, tel:…, mailto:…' },
    },
  ],
};
