import { archives, sections, type SectionHandle, whereOfUri } from '../../sections';
import type { Site } from '../../sites';
import type { Reader } from '../read';

const handles = Object.keys(sections) as SectionHandle[];

/** Whether visitors of a site find a page at a path: an entry's, a list's or a news topic's. */
export async function isPage(site: Site, uri: string, read: Reader): Promise<boolean> {
  if (Object.values(archives).some((uris) => uris[site] === uri)) return true;
  const topics = `${archives.newsCategories[site]}/`;
  if (uri.startsWith(topics))
    return has(read, 'newsCategories', site, { slug: { equals: uri.slice(topics.length) } });
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
