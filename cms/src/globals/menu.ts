import type { BlocksField, GlobalConfig } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { siteAccess } from '../access/staff';
import { blockAdmin } from '../fields/blockAdmin';
import { link } from '../fields/link';
import { publishMenu } from '../publish/hooks';
import type { MenuHandle } from './menuHandles';

/** Maximum depth of a menu. */
const maxLevel = 3;

const item = { it: 'Voce', en: 'Item' };

/** With an article, because Payload's button says “Aggiungi una voce”. */
const itemLabels = {
  singular: { it: 'una voce', en: 'an item' },
  plural: { it: 'Voci', en: 'Items' },
};
/** Of other levels: a form has a button that adds an item for each level, so their names differ. */
const subItemLabels = {
  singular: { it: 'una sottovoce', en: 'a sub-item' },
  plural: { it: 'Sottovoci', en: 'Sub-items' },
};

/** The fields of the items of one level. @param place Where the menu is shown; only for the top level. */
const nodes = (level: number, place?: AdminText): BlocksField => ({
  name: level === 1 ? 'nodes' : 'children',
  type: 'blocks',
  localized: level === 1,
  labels: level === 1 ? itemLabels : subItemLabels,
  label: level === 1 ? itemLabels.plural : subItemLabels.plural,
  ...(place && {
    admin: {
      description: {
        it: `${place.it} Ogni lingua ha le sue voci, fino a tre livelli. L’ordine si cambia trascinandole.`,
        en: `${place.en} Each language has its own items, up to three levels. Drag them to change the order.`,
      },
    },
  }),
  blocks: [
    {
      slug: 'node',
      admin: blockAdmin(item),
      labels: { singular: item, plural: itemLabels.plural },
      fields: [link('link'), ...(level < maxLevel ? [nodes(level + 1)] : [])],
    },
  ],
});

/** Creates a menu: a tree of links per language. */
const menu = (slug: MenuHandle, label: AdminText, place: AdminText) =>
  ({
    slug,
    label,
    admin: { group: { it: 'Navigazione', en: 'Navigation' } },
    access: siteAccess,
    fields: [nodes(1, place)],
    hooks: publishMenu,
  }) satisfies GlobalConfig;

export const menus = [
  menu(
    'headerMenu',
    { it: 'Menu principale', en: 'Main menu' },
    {
      it: 'Le prime quattro voci sono in cima a ogni pagina, sui telefoni in basso. Il menu a comparsa le mostra tutte, con le sottovoci.',
      en: 'The first four items are at the top of every page, on phones at the bottom. The burger menu shows all items with their sub-items.',
    },
  ),
  menu(
    'topMenu',
    { it: 'Menu in alto', en: 'Top menu' },
    {
      it: 'In cima alle pagine sugli schermi larghi. Il menu a comparsa mostra anche le sottovoci.',
      en: 'At the top of pages on wide screens. The burger menu also shows the sub-items.',
    },
  ),
  menu(
    'mainMenu',
    { it: 'Menu a comparsa', en: 'Burger menu' },
    { it: 'Si apre dal pulsante in alto.', en: 'The button at the top opens it.' },
  ),
  menu(
    'footerMenu',
    { it: 'Menu a piè di pagina', en: 'Footer menu' },
    {
      it: 'Dove una colonna del piè di pagina lo richiama.',
      en: 'Shown where a column of the footer includes it.',
    },
  ),
];
