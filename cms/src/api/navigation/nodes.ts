import { env } from '../../env';
import type { MenuHandle } from '../../globals/menuHandles';
import type { HeaderMenu } from '../../payload-types';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import { type ResolvedLink, resolveLink, type StoredLink } from '../links/linkField';

/** A node as globals/menu.ts stores it. */
interface StoredNode {
  id?: string | null;
  link?: StoredLink;
  children?: StoredNode[] | null;
}

/** A node of a menu on its way to the contract. */
export interface NodeSource {
  __typename: string;
  id: string | null;
  menu: MenuHandle;
  /** 1 is the top. */
  level: number;
  link: ResolvedLink;
  children: NodeSource[];
}

const isHeading = ({ element, url }: StoredLink): boolean => !element && !url;

async function nodesOf(
  stored: readonly StoredNode[],
  place: { menu: MenuHandle; site: Site; level: number },
  context: ApiContext,
): Promise<NodeSource[]> {
  const nodes = await Promise.all(
    stored.map(async ({ id = null, link = {}, children }) => {
      const resolved = await resolveLink(link, place.site, context);
      // A node to what visitors must not see leaves the menu, and what is below it too.
      if (!resolved.url && !isHeading(link)) return [];
      const below = { ...place, level: place.level + 1 };
      return {
        __typename: `${place.menu}_Node`,
        id,
        menu: place.menu,
        level: place.level,
        link: resolved,
        children: await nodesOf(children ?? [], below, context),
      };
    }),
  );
  return nodes.flat();
}

/** The top nodes of a menu in a site. */
export async function menuTree(menu: MenuHandle, site: Site, context: ApiContext) {
  const stored: HeaderMenu = await context.read.global(menu, site);
  return nodesOf(stored.nodes ?? [], { menu, site, level: 1 }, context);
}

/** Nodes flat and in tree order; only those of one level when it is given. */
export const flattenNodes = (nodes: readonly NodeSource[], level?: number | null): NodeSource[] =>
  nodes.flatMap((node) => [
    ...(level && node.level !== level ? [] : [node]),
    ...flattenNodes(node.children, level),
  ]);

/** Address without the site's own: an empty text for the home page, null for a heading. */
export function nodeUri(url: string | null): string | null {
  if (!url?.startsWith(env.siteUrl)) return url;
  return url.slice(env.siteUrl.length).replace(/^\//, '');
}
