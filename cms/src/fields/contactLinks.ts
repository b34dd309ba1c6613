import type { Field } from 'payload';
import { checkAddress } from './linkAddress';
import { choices } from './options';

const kinds = choices({
  phone: ['Telefono', 'Phone'],
  email: ['E-mail', 'E-mail'],
  website: ['Sito web', 'Website'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  facebook: ['Facebook', 'Facebook'],
  instagram: ['Instagram', 'Instagram'],
  other: ['Altro', 'Other'],
});

/** Ways to get in touch, in the order shown. */
export const contactLinks: Field = {
  name: 'contactLinks',
  type: 'array',
  label: { it: 'Contatti', en: 'Contacts' },
  labels: {
    singular: { it: 'Contatto', en: 'Contact' },
    plural: { it: 'Contatti', en: 'Contacts' },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: kinds,
      label: { it: 'Tipo', en: 'Kind' },
    },
    { name: 'label', type: 'text', localized: true, label: { it: 'Testo', en: 'Text' } },
    {
      name: 'href',
      type: 'text',
      required: true,
      validate: checkAddress,
      label: { it: 'Collegamento', en: 'Link' },
      admin: { placeholder: 'https://…, tel:…, mailto:…' },
    },
  ],
};
