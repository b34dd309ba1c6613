import type { BlocksField } from 'payload';
import { choices } from '../fields/options';
import { globalSet } from './globalSet';

const content = (): BlocksField => ({
  name: 'footerContent',
  type: 'blocks',
  localized: true,
  label: { it: 'Contenuto', en: 'Content' },
  admin: {
    description: {
      it: 'Testi e menu, dall’alto in basso. Ogni lingua ha i suoi.',
      en: 'Texts and menus, from top to bottom. Each language has its own.',
    },
  },
  labels: { singular: { it: 'Elemento', en: 'Item' }, plural: { it: 'Elementi', en: 'Items' } },
  blocks: [
    {
      slug: 'textContent',
      labels: { singular: { it: 'Testo', en: 'Text' }, plural: { it: 'Testi', en: 'Texts' } },
      fields: [{ name: 'textContent', type: 'richText', label: { it: 'Testo', en: 'Text' } }],
    },
    {
      slug: 'navigationMenu',
      labels: { singular: { it: 'Menu', en: 'Menu' }, plural: { it: 'Menu', en: 'Menus' } },
      fields: [
        {
          name: 'menu',
          type: 'select',
          required: true,
          options: choices({
            headerMenu: ['Menu principale', 'Main menu'],
            topMenu: ['Menu in alto', 'Top menu'],
            mainMenu: ['Menu a comparsa', 'Burger menu'],
            footerMenu: ['Menu a piè di pagina', 'Footer menu'],
          }),
          label: { it: 'Menu', en: 'Menu' },
        },
      ],
    },
  ],
});

/** The four columns of the footer. */
export const footers = ([1, 2, 3, 4] as const).map((column) =>
  globalSet(`footer${column}`, `Piè di pagina, colonna ${column}`, `Footer, column ${column}`, [
    content(),
  ]),
);
