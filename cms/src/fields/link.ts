import type { CollectionSlug, GroupField } from 'payload';
import { checkAddress } from './linkAddress';
import { choices } from './options';

/** What a link may point to, beside an address. */
export const linkable: CollectionSlug[] = [
  'pages',
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
  'accommodationsCategories',
  'servicesCategories',
  'eventsCategories',
  'newsCategories',
  'media',
];

const isElement = (_: unknown, sibling: { kind?: string }) => sibling.kind !== 'url';
const isAddress = (_: unknown, sibling: { kind?: string }) => sibling.kind === 'url';

/** A link to an element of the CMS or to an address; without either it is a heading. */
export const link = (name = 'fieldLink'): GroupField => ({
  name,
  type: 'group',
  label: { it: 'Collegamento', en: 'Link' },
  fields: [
    {
      name: 'kind',
      type: 'radio',
      defaultValue: 'element',
      options: choices({ element: ['Contenuto', 'Content'], url: ['Indirizzo', 'Address'] }),
      label: { it: 'Verso', en: 'To' },
    },
    {
      name: 'element',
      type: 'relationship',
      relationTo: linkable,
      label: { it: 'Contenuto', en: 'Content' },
      admin: { condition: isElement },
    },
    {
      name: 'url',
      type: 'text',
      validate: checkAddress,
      label: { it: 'Indirizzo', en: 'Address' },
      admin: { condition: isAddress, placeholder: 'https://…' },
    },
    {
      type: 'row',
      fields: [
        { name: 'text', type: 'text', label: { it: 'Testo', en: 'Text' } },
        { name: 'title', type: 'text', label: { it: 'Suggerimento', en: 'Tooltip' } },
      ],
    },
    {
      name: 'newWindow',
      type: 'checkbox',
      label: { it: 'Apri in una nuova finestra', en: 'Open in a new window' },
    },
  ],
});
