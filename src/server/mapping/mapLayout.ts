import { mapBlocks } from '@/blocks/mapBlocks';
import type { FooterContentFragment, LayoutQuery, MenuNodeFragment } from '@/gql/graphql';
import { socialNetworks, type FooterPart, type LayoutData, type MenuItem } from '@/layout/model';
import type { Cms } from '../cms';
import type { Layout } from '../layout';
import type { MapContext } from './context';
import { mapRichText } from './mapRichText';
import { mapUrl } from './mapUrl';

type GlobalSet = NonNullable<NonNullable<LayoutQuery['globalSets']>[number]>;

/** The surroundings of a page from the menus and global sets. */
export async function mapLayout(data: LayoutQuery, cms: Cms, context: MapContext): Promise<Layout> {
  const sets = (data.globalSets ?? []).filter((set) => set !== null);
  const info = find(sets, 'siteInfo_GlobalSet');
  const name = info?.plainTitle ?? '';
  const layout: LayoutData = {
    siteName: name,
    topMenu: mapMenu(data.topMenu, context),
    mainMenu: mapMenu(data.mainMenu, context),
    preFooter: await mapBlocks(find(sets, 'prefooter_GlobalSet')?.contentManager, {
      cms,
      context,
      firstHeading: 2,
    }),
    footer: [
      find(sets, 'footer1_GlobalSet'),
      find(sets, 'footer2_GlobalSet'),
      find(sets, 'footer3_GlobalSet'),
      find(sets, 'footer4_GlobalSet'),
    ].map((column) => mapFooter(column?.footerContent ?? [], context)),
    socials: (find(sets, 'socials_GlobalSet')?.socials ?? []).flatMap((social) => {
      const network = socialNetworks.find((known) => known === social?.typeHandle);
      const href = mapUrl(social?.fieldLink?.url, context);
      return network && href ? [{ network, href }] : [];
    }),
  };
  return {
    layout: { ...layout, footer: layout.footer.filter((column) => column.length > 0) },
    site: {
      title: name,
      description: info?.plainDescription ?? '',
      image: info?.image[0]?.url ?? null,
    },
  };
}

function find<Type extends GlobalSet['__typename']>(sets: GlobalSet[], type: Type) {
  return sets.find((set): set is Extract<GlobalSet, { __typename: Type }> => {
    return set.__typename === type;
  });
}

/** Nodes come flat and in tree order; the top ones bring their children along. */
function mapMenu(
  nodes: readonly (MenuNodeFragment | null)[] | null | undefined,
  context: MapContext,
): MenuItem[] {
  return (nodes ?? [])
    .filter((node) => node?.level === 1)
    .flatMap((node) => mapNode(node, context, node?.children));
}

type Node = Pick<MenuNodeFragment, 'id' | 'title' | 'url' | 'newWindow'> | null;

function mapNode(node: Node, context: MapContext, children?: readonly Node[] | null): MenuItem[] {
  if (!node?.id || !node.title) return [];
  const item: MenuItem = {
    id: node.id,
    title: node.title,
    href: mapUrl(node.url, context),
    newWindow: Boolean(node.newWindow),
    children: (children ?? []).flatMap((child) => mapNode(child, context)),
  };
  // A node whose entry is gone and that groups nothing would be a word without use.
  return item.href || item.children.length > 0 ? [item] : [];
}

function mapFooter(
  rows: readonly (FooterContentFragment | null)[],
  context: MapContext,
): FooterPart[] {
  return rows.flatMap((row): FooterPart[] => {
    if (!row?.id) return [];
    switch (row.__typename) {
      case 'footerContent_textContent_BlockType':
        return [{ type: 'text', id: row.id, html: mapRichText(row.textContent, context) }];
      case 'footerContent_navigationMenu_BlockType':
        return [{ type: 'menu', id: row.id, items: mapMenu(row.navigationMenu, context) }];
    }
  });
}
