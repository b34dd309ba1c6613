import type { BlocksField, GlobalConfig } from 'payload';
import { siteAccess } from '../access/staff';
import { link } from '../fields/link';
import { publishMenu } from '../publish/hooks';

/** How deep a menu may go. */
const maxLevel = 3;

const nodes = (level: number): BlocksField => ({
  name: level === 1 ? 'nodes' : 'children',
  type: 'blocks',
  localized: level === 1,
  ...(level === 1 && {
    admin: {
      description: {
        it: 'Ogni lingua ha le sue voci, fino a tre livelli. L’ordine si cambia trascinandole.',
        en: 'Each language has its own items, up to three levels. Drag them to change the order.',
      },
    },
  }),
  label: level === 1 ? { it: 'Voci', en: 'Items' } : { it: 'Sottovoci', en: 'Items below' },
  labels: { singular: { it: 'Voce', en: 'Item' }, plural: { it: 'Voci', en: 'Items' } },
  blocks: [
    {
      slug: 'node',
      labels: { singular: { it: 'Voce', en: 'Item' }, plural: { it: 'Voci', en: 'Items' } },
      fields: [link('link'), ...(level < maxLevel ? [nodes(level + 1)] : [])],
    },
  ],
});

/** A menu: a tree of links per language. */
const menu = (slug: string, it: string, en: string): GlobalConfig => ({
  slug,
  label: { it, en },
  admin: { group: { it: 'Navigazione', en: 'Navigation' } },
  access: siteAccess,
  fields: [nodes(1)],
  hooks: publishMenu,
});

/** The menus of the site. */
export const menus = [
  menu('headerMenu', 'Menu principale', 'Primary navigation'),
  menu('topMenu', 'Menu in alto', 'Top menu'),
  menu('mainMenu', 'Menu a comparsa', 'Burger menu'),
  menu('footerMenu', 'Menu a piè di pagina', 'Footer menu'),
];
