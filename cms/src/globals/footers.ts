import type { BlocksField } from 'payload';
import { blockAdmin } from '../fields/blockAdmin';
import { contentManager } from '../fields/contentManager';
import { globalSet } from './globalSet';
import { menus } from './menu';

const text = { it: 'Testo', en: 'Text' };
const menu = { it: 'Menu', en: 'Menu' };

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
  labels: {
    singular: { it: 'un elemento', en: 'an item' },
    plural: { it: 'Elementi', en: 'Items' },
  },
  blocks: [
    {
      slug: 'textContent',
      admin: blockAdmin(text, 'textContent'),
      labels: { singular: text, plural: { it: 'Testi', en: 'Texts' } },
      fields: [{ name: 'textContent', type: 'richText', label: text }],
    },
    {
      slug: 'navigationMenu',
      admin: blockAdmin(menu, 'links'),
      labels: { singular: menu, plural: { it: 'Menu', en: 'Menus' } },
      fields: [
        {
          name: 'menu',
          type: 'select',
          required: true,
          options: menus.map(({ slug, label }) => ({ value: slug, label })),
          label: menu,
        },
      ],
    },
  ],
});

/** The blocks above the footer. */
export const prefooter = globalSet('prefooter', 'Sopra il piè di pagina', 'Above the footer', [
  contentManager(),
]);

/** The four columns of the footer. */
export const footers = ([1, 2, 3, 4] as const).map((column) =>
  globalSet(`footer${column}`, `Piè di pagina, colonna ${column}`, `Footer, column ${column}`, [
    content(),
  ]),
);
