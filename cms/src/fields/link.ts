import type { CollectionSlug, GroupField } from 'payload';
import { categoryGroups } from '../api/groups';
import { entryCollections } from '../sections/sections';
import { linkAddress } from './linkAddress';
import { choices } from './options';

/** Collections that a link can point to. */
export const linkable: CollectionSlug[] = [...entryCollections, ...categoryGroups, 'media'];

const isElement = (_: unknown, sibling: { kind?: string }) => sibling.kind !== 'url';
const isAddress = (_: unknown, sibling: { kind?: string }) => sibling.kind === 'url';

/** A link to a document of the cms or to an address; without both it is a heading. */
export const link = (name = 'fieldLink'): GroupField => ({
  name,
  type: 'group',
  label: { it: 'Collegamento', en: 'Link' },
  fields: [
    {
      name: 'kind',
      type: 'radio',
      defaultValue: 'element',
      options: choices({
        element: ['Un contenuto del sito', 'Content of this site'],
        url: ['Un indirizzo', 'An address'],
      }),
      label: { it: 'Verso', en: 'Link to' },
    },
    {
      name: 'element',
      type: 'relationship',
      relationTo: linkable,
      label: { it: 'Contenuto', en: 'Content' },
      admin: {
        condition: isElement,
        description: {
          it: 'Una pagina, una scheda, una categoria o un file: il collegamento resta giusto anche se cambia indirizzo.',
          en: 'A page, an entry, a category or a file: the link stays correct even if the address changes.',
        },
      },
    },
    {
      name: 'url',
      type: 'text',
      ...linkAddress,
      label: { it: 'Indirizzo', en: 'Address' },
      admin: {
        condition: isAddress,
        placeholder: 'https://…',
        description: {
          it: 'Un altro sito, oppure mailto:… o tel:…',
          en: 'Another site, or mailto:… or tel:…',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'text',
          type: 'text',
          label: { it: 'Testo', en: 'Text' },
          admin: {
            description: {
              it: 'Quello che si legge. Vuoto: il titolo del contenuto.',
              en: 'The text that visitors see. If empty, the title of the content.',
            },
          },
        },
        {
          name: 'title',
          type: 'text',
          label: { it: 'Suggerimento', en: 'Tooltip' },
          admin: {
            description: {
              it: 'Compare sotto il puntatore. Di solito non serve.',
              en: 'Shown at the pointer. Usually not needed.',
            },
          },
        },
      ],
    },
    {
      name: 'newWindow',
      type: 'checkbox',
      label: { it: 'Apri in una nuova finestra', en: 'Open in a new window' },
      admin: {
        description: {
          it: 'Solo per documenti e per altri siti.',
          en: 'Only for documents and other sites.',
        },
      },
    },
  ],
});
