import { formatListingQuery } from '../listingQuery';
import {
  lastPageOf,
  pageSizeOf,
  type ListingQuery,
  type ListingSection,
  type ListingResult,
} from '../model';
import { filterAndSort, selectPage, type UniversityPositions } from '../filterAndSort';
import { contractArgs, canCmsFilter } from './contractArgs';
import { fetchCards, type CmsContext } from './fetchCards';
import type { Teasers } from './teasers';
import { loadSection } from './loadSection';

/** The maximum number of cards in one cms request. */
const batchSize = 100;

/**
 * Loads one page of a listing. The cms filters if it supports all parameters of the query; otherwise
 * all entries of the section are filtered here, as in the browser.
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
  if (!canCmsFilter(section, query)) {
    // The static page must show the last publication; see src/server/revalidation.
    const allItems = await loadSection(section, { ...context, mayBeStale: queryString !== '' });
    return selectPage(section, query, allItems, universities);
  }
  const result = await fetchPage(section, query, context);
  const last = lastPageOf(result.total, query);
  // A page number after the last page returns the last page.
  return query.page > last
    ? findEntries(section, { ...query, page: last }, universities, context)
    : { ...result, queryString };
}

/** Fetches one page of the concatenated results of all cms queries for a listing. */
async function fetchPage<Section extends ListingSection>(
  section: Section,
  query: ListingQuery,
  context: CmsContext,
): Promise<Omit<ListingResult<Teasers[Section]>, 'queryString'>> {
  const maxItems = pageSizeOf(query);
  const start = (query.page - 1) * maxItems;
  const page = { items: [] as Teasers[Section][], total: 0, size: 0 };
  for (const args of contractArgs(section, query)) {
    const limit = maxItems - page.items.length;
    const offset = Math.max(0, start - page.total);
    const { items, total, size } = await fetchCards(section, { ...args, limit, offset }, context);
    page.items.push(...items);
    page.total += total;
    page.size = size;
  }
  return page;
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
