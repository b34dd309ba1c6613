import type { Where } from 'payload';
import { listingUris, sections, type SectionHandle, whereOfUri } from '../../sections/sections';
import type { Site } from '../../sites';
import type { ReadCollection, Reader } from '../Reader';

const handles = Object.keys(sections) as SectionHandle[];

/** Whether a site has a page at a path: of an entry, a listing or a news category. */
export async function isPage(site: Site, uri: string, read: Reader): Promise<boolean> {
  const has = async (collection: ReadCollection, where: Where): Promise<boolean> =>
    (await read.count(collection, site, { where })) > 0;
  if (Object.values(listingUris).some((uris) => uris[site] === uri)) return true;
  const categoriesPath = `${listingUris.newsCategories[site]}/`;
  if (uri.startsWith(categoriesPath))
    return has('newsCategories', { slug: { equals: uri.slice(categoriesPath.length) } });
  for (const handle of handles) {
    const where = whereOfUri(handle, site, uri);
    if (where && (await has(sections[handle].collection, where))) return true;
  }
  return false;
}
