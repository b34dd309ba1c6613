import { env } from '../../env';
import { readableName } from '../../media/readableName';
import { mediaPath } from '../../media/mediaPath';
import type { Site } from '../../sites';
import { isEntryCollection } from '../../sections/sections';
import type { ApiContext } from '../context';
import { categoryUrl } from '../categories/category';
import { entryUrl } from '../entries/entryUrl';
import { isCategoryGroup } from '../groups';

/** The data of a linked element that links and menu nodes need. */
interface LinkedElement {
  title: string | null;
  slug: string | null;
  url: string | null;
}

/** Loads the target of a link, or returns null if visitors of the site must not see it. */
export async function loadElement(
  { relationTo, id }: { relationTo: string; id: number },
  site: Site,
  { read }: ApiContext,
): Promise<LinkedElement | null> {
  if (isEntryCollection(relationTo)) {
    const doc = await read.load(relationTo, site, id);
    const url = doc && entryUrl(relationTo, doc, site);
    return doc && { title: doc.title, slug: doc.slug ?? null, url };
  }
  if (isCategoryGroup(relationTo)) {
    const doc = await read.load(relationTo, site, id);
    const url = doc && categoryUrl(relationTo, doc.slug, site);
    return doc && { title: doc.title, slug: doc.slug ?? null, url };
  }
  if (relationTo !== 'media') return null;
  const doc = await read.load('media', site, id);
  if (!doc) return null;
  const url = doc.filename ? `${env.host}${mediaPath(doc.filename)}` : null;
  const title = doc.title || (doc.filename ? readableName(doc.filename) : null);
  return { title, slug: null, url };
}
