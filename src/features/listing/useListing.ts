import { useMemo } from 'react';
import { useI18n } from '@/i18n/I18n';
import { useFetch } from '@/lib/useFetch';
import { useStaleBefore } from '@/lib/useStaleBefore';
import { formatListingQuery, type ListingQuery } from './listingQuery';
import { fetchListing } from './fetchListing';
import type { ListingData } from './ListingData';
import { smallSectionSize, type ListingItem, type ListingSection } from './model';
import { selectPage } from './filterAndSort';
import { loadSectionInBrowser, useLoadedSection } from './loadedSections';

/**
 * The result of a listing for a query: from the page data, from the loaded section or, for large
 * sections, from the API. Stale results are fetched again.
 */
export function useListing<Item extends ListingItem>(
  section: ListingSection,
  query: ListingQuery,
  list: ListingData<Item>,
) {
  const { locale } = useI18n();
  const { result: initial, universities, fixedCategory } = list;
  const queryString = formatListingQuery(section, query);
  const staleBefore = useStaleBefore();
  const isFresh = firstSeenAt(initial) >= staleBefore;
  const isInitial = isFresh && queryString === initial.queryString;
  const isSmall = initial.size < smallSectionSize;
  const loaded = useLoadedSection(section, locale);
  const complete = isFresh ? allItemsOf(section, list) : null;
  // A section is loaded once for all components, and its items have the type of its cards in each.
  const allItems =
    complete ?? (loaded && loaded.timestamp >= staleBefore ? (loaded.items as Item[]) : null);
  const localResult = useMemo(() => {
    if (isInitial) return initial;
    return isSmall && allItems ? selectPage(section, query, allItems, universities) : null;
    // The query string stands for the query object, which is another object at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [section, queryString, fixedCategory, isInitial, isSmall, allItems, initial, universities]);

  const key = localResult ? null : `${locale}/${section}/${fixedCategory ?? ''}?${queryString}`;
  const { pending, error, value, isCurrent, retry } = useFetch(key, async (signal) => {
    if (!isSmall)
      return fetchListing<Item>(section, queryString, { locale, fixedCategory }, signal);
    await loadSectionInBrowser(section, locale, staleBefore);
    return null;
  });
  const fetched = isCurrent ? value : null;
  return {
    /** Null while it is not loaded. */
    result: localResult ?? fetched,
    /** Whether a request is running, or finished a moment ago. */
    pending,
    /** Whether the request failed; stays true during a retry. */
    error,
    /** All items of the section, if they are loaded and fresh. */
    allItems,
    /** Sends the request again. */
    retry,
  };
}

const seenTimes = new WeakMap<object, number>();

/**
 * The time at which this tab first received some page data, in milliseconds since 1970. Next caches
 * page data until the tab reloads and reuses the same objects when the visitor goes back.
 */
function firstSeenAt(data: object): number {
  const at = seenTimes.get(data) ?? Date.now();
  seenTimes.set(data, at);
  return at;
}

/** The query strings without filters: the grid and the map. */
const unfiltered = ['', 'view=map'];

/** All items of the section, if the page data contain them. */
function allItemsOf<Item extends ListingItem>(
  section: ListingSection,
  { result: { queryString, items, size } }: ListingData<Item>,
): Item[] | null {
  return unfiltered.includes(queryString) && section !== 'events' && items.length === size
    ? items
    : null;
}
