import { smallSectionSize, type ListingSection } from '@/features/listing/model';
import { MemoryCache, sharedTtlMs } from '../MemoryCache';
import { fetchCards, type CmsContext } from './fetchCards';
import type { Teasers } from './teasers';
import { defaultOrder } from './contractArgs';
import { logError } from '../logs/logError';

type Sections = { [Section in ListingSection]: MemoryCache<Teasers[Section][]> };

declare global {
  var studiumSections: Sections | undefined;
}

/** On globalThis, so that pages and the revalidation webhook, which Next bundles apart, share it. */
const cache: Sections = (globalThis.studiumSections ??= {
  accommodations: new MemoryCache(),
  services: new MemoryCache(),
  events: new MemoryCache(),
  universities: new MemoryCache(),
  places: new MemoryCache(),
  news: new MemoryCache(),
});

interface LoadOptions extends CmsContext {
  /** Whether the data from before the last publication may be returned while the new ones load. */
  mayBeStale?: boolean;
}

/**
 * Returns all entries of a section in its default order, from the cache. The CMS needs seconds for a
 * section of thousands, so after a publication callers that accept stale data receive these at once.
 * @throws AppError cms/…
 */
export async function loadSection<Section extends ListingSection>(
  section: Section,
  { mayBeStale = false, ...context }: LoadOptions,
): Promise<Teasers[Section][]> {
  const { locale, preview } = context.map;
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

/**
 * Loads the points of interest of a language once, when the site starts, together with the global
 * sets (specification §7). A failure is only logged (specification §8).
 */
export function preloadPlaces(context: CmsContext): void {
  const { locale, preview } = context.map;
  if (preview || cache.places.getStale(locale)) return;
  loadSection('places', context).catch((error: unknown) => logError(`places ${locale}`, error));
}

/** Clears the cache after a publication. */
export function clearSections(): void {
  for (const section of Object.values(cache)) section.clear();
}

/** Entries in one CMS request. The batches are small, so that the CMS can serve others in between. */
const batchSize = 150;

async function fetchSection<Section extends ListingSection>(section: Section, context: CmsContext) {
  const items: Teasers[Section][] = [];
  for (let offset = 0; ; offset += batchSize) {
    const args = { orderBy: defaultOrder[section], limit: batchSize, offset };
    const part = await fetchCards(section, args, context);
    items.push(...part.items);
    // The negation also ends the loop if the response has no total.
    if (!(offset + batchSize < part.total)) return items;
  }
}
