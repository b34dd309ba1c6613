import { env } from '../../env';
import { mediaPath } from '../../media/mediaPath';
import { siteUrl, type Site } from '../../sites';
import type { ApiContext } from '../context';
import { categoryUrl } from '../categories/categoryUrl';
import { entryUrl } from '../entries/entryUrl';

/** What a link or a menu node needs to know of the element behind it. */
export interface LinkedElement {
  type: 'entry' | 'category' | 'asset';
  title: string | null;
  slug: string | null;
  url: string | null;
}

/** The element that a link points to, or null when visitors of the site must not see it. */
export async function loadElement(
  { relationTo, id }: { relationTo: string; id: number },
  site: Site,
  { read }: ApiContext,
): Promise<LinkedElement | null> {
  switch (relationTo) {
    case 'pages':
    case 'accommodations': {
      const doc = await read.load(relationTo, site, id);
      const { title, slug = null } = doc ?? {};
      return (
        doc && { type: 'entry', title: title ?? null, slug, url: entryUrl(relationTo, doc, site) }
      );
    }
    case 'accommodationsCategories': {
      const doc = await read.load(relationTo, site, id);
      return (
        doc && {
          type: 'category',
          title: doc.title,
          slug: doc.slug ?? null,
          url: categoryUrl(relationTo, doc.slug, site),
        }
      );
    }
    case 'media': {
      const doc = await read.load(relationTo, site, id);
      const url = doc?.filename ? `${env.host}${mediaPath(doc.filename)}` : null;
      return doc && { type: 'asset', title: doc.title ?? doc.filename ?? null, slug: null, url };
    }
    default:
      return null;
  }
}

/** An address typed by an editor, made absolute. */
export const typedUrl = (url: string): string =>
  url.startsWith('/') ? siteUrl('it', url.slice(1)) : url;
