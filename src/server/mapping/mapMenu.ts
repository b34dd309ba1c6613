import type { MenuNodeFragment } from '@/gql/graphql';
import type { HeaderItem, MenuItem } from '@/layout/model';
import { sectionOf } from '@/layout/sections';
import { match } from '@/routing/match';
import type { Hue } from '@/theme/hue';
import type { MapContext } from './context';
import { mapUrl } from './mapUrl';

/** A menu as the contract answers it: flat and in tree order; each node brings its children along. */
export type MenuNodes = readonly (MenuNodeFragment | null)[] | null | undefined;

/** The entries of a menu, with those below them. */
export function mapMenu(nodes: MenuNodes, context: MapContext): MenuItem[] {
  return (nodes ?? [])
    .filter((node) => node?.level === 1)
    .flatMap((node) => mapNode(node, context));
}

/** The same for the primary navigation, whose entries have the colour and icon of their section. */
export const mapHeaderMenu = (nodes: MenuNodes, context: MapContext): HeaderItem[] =>
  mapMenu(nodes, context).map((item) => ({ ...item, section: sectionOfList(item.href) }));

type Node = Pick<MenuNodeFragment, 'id' | 'title' | 'url' | 'newWindow'> & {
  children?: readonly (Node | null)[] | null;
};

function mapNode(node: Node | null, context: MapContext): MenuItem[] {
  if (!node?.id || !node.title) return [];
  const item: MenuItem = {
    id: node.id,
    title: node.title,
    href: mapUrl(node.url, context),
    newWindow: Boolean(node.newWindow),
    children: (node.children ?? []).flatMap((child) => mapNode(child, context)),
  };
  // A node whose entry is gone and that groups nothing would be a word without use.
  return item.href || item.children.length > 0 ? [item] : [];
}

/** The section whose whole list an address leads to. */
function sectionOfList(href: string | null): Hue | null {
  const found = href?.startsWith('/') && !/[?#]/.test(href) && match(href);
  return found && Object.keys(found.params).length === 0 ? sectionOf(found.name) : null;
}
