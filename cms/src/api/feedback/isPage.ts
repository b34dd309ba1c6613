import { listingUris, sections, type SectionHandle, whereOfUri } from '../../sections/sections';
import type { Site } from '../../sites';
import type { Reader } from '../Reader';

const handles = Object.keys(sections) as SectionHandle[];

/** Whether a site has a page at a path: of an entry, a listing or a news category. */
export async function isPage(site: Site, uri: string, read: Reader): Promise<boolean> {
  if (Object.values(listingUris).some((uris) => uris[site] === uri)) return true;
  const categoriesPath = `${listingUris.newsCategories[site]}/`;
  if (uri.startsWith(categoriesPath))
    return has(read, 'newsCategories', site, {
      slug: { equals: uri.slice(categoriesPath.length) },
    });
  for (const handle of handles) {
    const where = whereOfUri(handle, site, uri);
    if (where && (await has(read, sections[handle].collection, site, where))) return true;
  }
  return false;
}

const has = async (
  read: Reader,
  collection: Parameters<Reader['count']>[0],
  site: Site,
  where: NonNullable<Parameters<Reader['count']>[2]['where']>,
): Promise<boolean> => (await read.count(collection, site, { where })) > 0;
