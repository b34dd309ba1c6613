import { filterAndSort, selectPage, type UniversityPositions } from '../filterAndSort';
import { formatListingQuery, type ListingQuery } from '../listingQuery';
import { pageSizeOf, type ListingSection, type ListingResult } from '../model';
import type { CmsContext } from '@/server/pageData';
import { fetchCards } from './fetchCards';
import type { Teasers } from './teasers';
import { loadSection } from './loadSection';

/** The maximum number of cards in one cms request. */
const batchSize = 100;

/**
 * Loads one page of a listing: all entries of its section are filtered here, as in the browser.
 * @param universities for the distance filter
 * @throws AppError cms/…
 */
export async function findEntries<Section extends ListingSection>(
  section: Section,
  query: ListingQuery,
  universities: UniversityPositions,
  context: CmsContext,
): Promise<ListingResult<Teasers[Section]>> {
  const queryString = formatListingQuery(section, query);
  // The static page shows the last publication (src/server/revalidation), and must not wait for thousands of entries.
  if (queryString === '' && query.category === null && section !== 'events') {
    const page = { limit: pageSizeOf(query), offset: 0 };
    const { items, size } = await fetchCards(section, page, context);
    return { queryString, items, total: size, size };
  }
  const allItems = await loadSection(section, { ...context, mayBeStale: queryString !== '' });
  return selectPage(section, query, allItems, universities);
}

/**
 * Returns the entries, out of the given ids, that match a query. It bypasses the cache, so that
 * entries published a moment ago are included.
 * @param ids of entries in the cms, at most 1,000
 * @throws AppError cms/…
 */
export async function findMatching<Section extends ListingSection>(
  section: Section,
  query: ListingQuery,
  ids: string[],
  universities: UniversityPositions,
  context: CmsContext,
): Promise<Teasers[Section][]> {
  const items: Teasers[Section][] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const part = await fetchCards(section, { ids: batch, limit: batch.length, offset: 0 }, context);
    items.push(...part.items);
  }
  return filterAndSort(items, query, universities);
}
