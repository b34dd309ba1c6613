import { isDeepStrictEqual } from 'node:util';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import type { FooterContentFragment, LayoutQuery } from '@/gql/graphql';
import { socialNetworks, type FooterPart, type LayoutData, type MenuItem } from '@/layout/model';
import type { Cms } from '../cms/cmsFor';
import { iconVersion } from '../icons/iconVersion';
import type { MapperContext } from './context';
import { mapHeaderMenu, mapMenu, type MenuNodes } from './mapMenu';
import { mapRichText } from './mapRichText';
import { mapUrl } from './mapUrl';

/** The site's own data: the global set siteInfo of the contract (specification §3). */
export interface SiteSeo {
  /** Name of the site. */
  title: string;
  /** Used where a page has no description of its own. */
  description: string;
  /** Address of the icon that an editor chose; null for the built-in icon. */
  favicon: string | null;
}

export interface Layout {
  layout: LayoutData;
  seo: SiteSeo;
}

type GlobalSet = NonNullable<NonNullable<LayoutQuery['globalSets']>[number]>;

/** The menus of the header and of the burger overlay. */
export type LayoutMenu = 'headerMenu' | 'topMenu' | 'mainMenu';

interface LayoutContent {
  globalSets: LayoutQuery['globalSets'];
  menus: Record<LayoutMenu, MenuNodes>;
}

/** Maps the menus and global sets to the layout of all pages. */
export async function mapLayout(
  { globalSets, menus }: LayoutContent,
  cms: Cms,
  context: MapperContext,
): Promise<Layout> {
  const sets = (globalSets ?? []).filter((set) => set !== null);
  const info = find(sets, 'siteInfo_GlobalSet');
  const seo: SiteSeo = {
    title: info?.plainTitle ?? '',
    description: info?.plainDescription ?? '',
    favicon: info?.image[0]?.url ?? null,
  };
  const preFooter = find(sets, 'prefooter_GlobalSet');
  const header = {
    topMenu: mapMenu(menus.topMenu, context),
    mainMenu: mapMenu(menus.mainMenu, context),
  };
  const layout: LayoutData = {
    siteName: seo.title,
    icon: iconVersion(seo.favicon),
    headerMenu: mapHeaderMenu(menus.headerMenu, context),
    ...header,
    preFooter: await mapBlocks(preFooter?.contentManager, { cms, mapperContext: context }, 2),
    footer: [
      find(sets, 'footer1_GlobalSet'),
      find(sets, 'footer2_GlobalSet'),
      find(sets, 'footer3_GlobalSet'),
      find(sets, 'footer4_GlobalSet'),
    ]
      .map((column) => mapFooter(column?.footerContent ?? [], header, context))
      .filter((column) => column.length > 0),
    socials: (find(sets, 'socials_GlobalSet')?.socials ?? []).flatMap((social) => {
      const network = socialNetworks.find((known) => known === social?.typeHandle);
      const href = mapUrl(social?.fieldLink?.url, context);
      return network && href ? [{ network, href }] : [];
    }),
  };
  return { layout, seo };
}

function find<Type extends GlobalSet['__typename']>(sets: GlobalSet[], type: Type) {
  return sets.find((set): set is Extract<GlobalSet, { __typename: Type }> => {
    return set.__typename === type;
  });
}

function mapFooter(
  rows: readonly (FooterContentFragment | null)[],
  header: Pick<LayoutData, 'topMenu' | 'mainMenu'>,
  context: MapperContext,
): FooterPart[] {
  let heading = '';
  return rows.flatMap((row): FooterPart[] => {
    if (!row) return [];
    switch (row.__typename) {
      case 'footerContent_textContent_BlockType':
        heading = headingOf(row.textContent ?? '') || heading;
        return textParts(mapRichText(row.textContent, context));
      case 'footerContent_navigationMenu_BlockType': {
        const items = mapMenu(row.navigationMenu, context);
        const [first] = items;
        if (!first) return [];
        return [{ type: 'menu', label: heading || first.title, items: nameOrItems(items, header) }];
      }
    }
  });
}

/** No part for a text that the editors left empty. */
const textParts = (html: string): FooterPart[] => (html === '' ? [] : [{ type: 'text', html }]);

const characters: Record<string, string> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text of the last heading of a rich text, empty without one. */
function headingOf(html: string): string {
  const [, content = ''] = [...html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/gs)].at(-1) ?? [];
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => characters[entity] ?? entity)
    .trim();
}

/** The name of a menu if it is one of the header's, otherwise its items. */
function nameOrItems(items: MenuItem[], header: Pick<LayoutData, 'topMenu' | 'mainMenu'>) {
  const names = ['topMenu', 'mainMenu'] as const;
  return names.find((name) => isDeepStrictEqual(header[name], items)) ?? items;
}
