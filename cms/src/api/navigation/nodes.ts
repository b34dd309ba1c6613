import { env } from '../../env';
import type { MenuHandle } from '../../globals/menuHandles';
import type { HeaderMenu } from '../../payload-types';
import { defaultSite, isSite, type Site } from '../../sites';
import type { ApiContext } from '../context';
import { type ResolvedLink, resolveLink, type StoredLink } from '../links/linkField';

/** A node as globals/menu.ts stores it. */
interface StoredNode {
  id?: string | null;
  link?: StoredLink;
  children?: StoredNode[] | null;
}

export interface NodeSource {
  __typename: string;
  id: string | null;
  menu: MenuHandle;
  /** 1 is the top level. */
  level: number;
  link: ResolvedLink;
  children: NodeSource[];
}

/** The form keeps the target of the other kind, which it does not show. */
const isHeading = ({ kind, element, url }: StoredLink): boolean =>
  kind === 'url' ? !url : !element;

async function nodesOf(
  stored: readonly StoredNode[],
  place: { menu: MenuHandle; site: Site; level: number },
  context: ApiContext,
): Promise<NodeSource[]> {
  const nodes = await Promise.all(
    stored.map(async ({ id = null, link = {}, children }) => {
      const resolved = await resolveLink(link, place.site, context);
      // A node whose target visitors must not see is removed with its children.
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

/** Reads the top nodes of a menu in a site. */
export async function menuTree(menu: MenuHandle, site: Site, context: ApiContext) {
  const stored: HeaderMenu = await context.read.global(menu, site);
  return nodesOf(stored.nodes ?? [], { menu, site, level: 1 }, context);
}

/** Flattens nodes in tree order, and keeps only one level if it is given. */
export const flattenNodes = (nodes: readonly NodeSource[], level?: number | null): NodeSource[] =>
  nodes.flatMap((node) => [
    ...(level && node.level !== level ? [] : [node]),
    ...flattenNodes(node.children, level),
  ]);

/**
 * Returns a URL without the base address of its language version: empty for a home page and a heading. The URL of
 * another site stays as it is.
 */
export function nodeUri(url: string | null): string {
  if (!url) return '';
  if (url !== env.siteUrl && !url.startsWith(`${env.siteUrl}/`)) return url;
  const path = url.slice(env.siteUrl.length + 1);
  const [first = ''] = path.split(/[/?#]/, 1);
  return isSite(first) && first !== defaultSite
    ? path.slice(first.length).replace(/^\//, '')
    : path;
}
