import type { MenuNodeFragment } from '@/gql/graphql';
import type { HeaderItem, MenuItem } from '@/layout/model';
import { sectionOf } from '@/routing/sections';
import { match } from '@/routing/match';
import type { Hue } from '@/theme/hue';
import type { MapperContext } from './context';
import { mapUrl } from './mapUrl';

/** The contract's nodes of a menu: a flat list in tree order, in which each node also has its children. */
export type MenuNodes = readonly (MenuNodeFragment | null)[] | null | undefined;

export function mapMenu(nodes: MenuNodes, context: MapperContext): MenuItem[] {
  return (nodes ?? [])
    .filter((node) => node?.level === 1)
    .flatMap((node) => mapNode(node, context));
}

/** The same for the primary navigation, whose items have the colour and icon of their section. */
export const mapHeaderMenu = (nodes: MenuNodes, context: MapperContext): HeaderItem[] =>
  mapMenu(nodes, context).map((item) => ({ ...item, section: sectionOfListing(item.href) }));

type Node = Pick<MenuNodeFragment, 'id' | 'title' | 'url' | 'newWindow'> & {
  children?: readonly (Node | null)[] | null;
};

function mapNode(node: Node | null, context: MapperContext): MenuItem[] {
  if (!node?.id || !node.title) return [];
  const href = mapUrl(node.url, context);
  const children = (node.children ?? []).flatMap((child) => mapNode(child, context));
  const hasChildren = children.length > 0;
  // Leave out an item without a link and without children, for example because its entry was deleted.
  if (!href && !hasChildren) return [];
  return [
    {
      title: node.title,
      href,
      ...(node.newWindow && { newWindow: true }),
      ...(hasChildren && { children }),
    },
  ];
}

/** The section whose unfiltered listing is at an address, or null. */
function sectionOfListing(href: string | null): Hue | null {
  const route = href?.startsWith('/') && !/[?#]/.test(href) && match(href);
  return route && Object.keys(route.params).length === 0 ? sectionOf(route.name) : null;
}
