import { defaultSite, type Site } from '../../sites';
import { siteUrl } from '../../siteUrl';
import type { ApiContext } from '../context';
import { loadElement } from './loadElement';
import { idOf } from '../../lib/idOf';

/** A link as fields/link.ts stores it. */
export interface StoredLink {
  kind?: 'element' | 'url' | null;
  element?: { relationTo: string; value: number | { id: number } } | null;
  url?: string | null;
  text?: string | null;
  title?: string | null;
  newWindow?: boolean | null;
}

/** A link as in the contract, with `slug` for menus. */
export interface ResolvedLink {
  text: string | null;
  title: string | null;
  target: string | null;
  type: string | null;
  url: string | null;
  slug: string | null;
}

/** Converts an address typed by an editor to an absolute URL. */
const typedUrl = (url: string): string =>
  url.startsWith('/') ? siteUrl(defaultSite, url.slice(1)) : url;

function typeOfUrl(url: string): string {
  if (url.startsWith('mailto:')) return 'email';
  return url.startsWith('tel:') ? 'tel' : 'url';
}

/** Resolves the target of a link. The url is null if visitors must not see the target. */
export async function resolveLink(
  link: StoredLink,
  site: Site,
  context: ApiContext,
): Promise<ResolvedLink> {
  const { title = null } = link;
  // The form stores a text that an editor has deleted as an empty one.
  const text = link.text || null;
  const target = link.newWindow ? '_blank' : null;
  if (link.kind === 'url') {
    const url = link.url ? typedUrl(link.url) : null;
    return { text, title, target, type: url && typeOfUrl(url), url, slug: null };
  }
  const reference = link.element;
  if (!reference) return { text, title, target, type: null, url: null, slug: null };
  const { relationTo, value } = reference;
  const element = await loadElement({ relationTo, id: idOf(value) }, site, context);
  return {
    text: text ?? element?.title ?? null,
    title,
    target,
    type: typeOfRelation(relationTo),
    url: element?.url ?? null,
    slug: element?.slug ?? null,
  };
}

function typeOfRelation(relationTo: string): string {
  if (relationTo === 'media') return 'asset';
  return relationTo.endsWith('Categories') ? 'category' : 'entry';
}

/** Creates the resolver of a link field. An empty link resolves to null. */
export const linkField =
  <Source extends { site: Site }>(pick: (source: Source) => StoredLink | null | undefined) =>
  async (source: Source, _: unknown, context: ApiContext): Promise<ResolvedLink | null> => {
    const link = pick(source);
    if (!link || !(link.element || link.url || link.text)) return null;
    return resolveLink(link, source.site, context);
  };
