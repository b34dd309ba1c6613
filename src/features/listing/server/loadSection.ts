import { smallSectionSize, type ListingSection } from '../model';
import { contentCache } from '@/server/contentCache';
import { sharedTtlMs, type MemoryCache } from '@/server/MemoryCache';
import type { CmsContext } from '@/server/pageData';
import { fetchCards } from './fetchCards';
import type { Teasers } from './teasers';
import { logError } from '@/server/logs/logError';

type Sections = { [Section in ListingSection]: MemoryCache<Teasers[Section][]> };

const cache: Sections = {
  accommodations: contentCache('accommodations'),
  services: contentCache('services'),
  events: contentCache('events'),
  universities: contentCache('universities'),
  places: contentCache('places'),
  news: contentCache('news'),
};

interface LoadOptions extends CmsContext {
  /** Whether the data from before the last publication may be returned while the new ones load. */
  mayBeStale?: boolean;
}

/**
 * Returns all entries of a section in its default order, from the cache. The cms needs seconds for a
 * section of thousands, so after a publication callers that accept stale data receive these at once.
 * @throws AppError cms/…
 */
export async function loadSection<Section extends ListingSection>(
  section: Section,
  { mayBeStale = false, ...context }: LoadOptions,
): Promise<Teasers[Section][]> {
  const { locale, preview } = context.mapperContext;
  if (preview) return fetchSection(section, context);
  const current = cache[section].get(
    locale,
    () => fetchSection(section, context),
    mayBeStale ? undefined : sharedTtlMs,
  );
  const stale = cache[section].getStale(locale);
  if (!mayBeStale || !stale || stale.length < smallSectionSize) return current;
  current.catch((error: unknown) => logError(`listing ${section} ${locale}`, error));
  return stale;
}

/** Entries in one cms request. The batches are small, so that the cms can serve others in between. */
const batchSize = 150;

async function fetchSection<Section extends ListingSection>(section: Section, context: CmsContext) {
  const items: Teasers[Section][] = [];
  // Not loadAll, which ends at the first short batch: a batch is short if its entries have no page.
  for (let offset = 0; ; offset += batchSize) {
    const part = await fetchCards(section, { limit: batchSize, offset }, context);
    items.push(...part.items);
    // The negation also ends the loop if the response has no size.
    if (!(offset + batchSize < part.size)) return items;
  }
}
