import { useRouter } from 'next/compat/router';
import { useEffect, useMemo, useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { canPrefetch } from '@/lib/visitorSettings';
import { href } from '@/routing/href';
import { searchParamsOf } from '@/routing/queryParameters';
import { parseListingQuery, type ListingQuery } from './listingQuery';
import { validSlugsOf, type ListingData } from './ListingData';
import { smallSectionSize, type ListingItem, type ListingSection } from './model';
import { filterAndSort } from './filterAndSort';
import { useListing } from './useListing';
import { loadSectionInBrowser } from './loadedSections';

/** The query of a listing from the address, and its result. */
export function useListingQuery<Item extends ListingItem>(
  section: ListingSection,
  list: ListingData<Item>,
) {
  const queryString = useAddressQuery();
  const { query, ignored } = useMemo(() => {
    const parsed = parseListingQuery(section, new URLSearchParams(queryString), validSlugsOf(list));
    if (list.fixedCategory !== null) parsed.query.category = list.fixedCategory;
    return parsed;
  }, [section, queryString, list]);
  const { result, allItems, ...state } = useListing(section, query, list);
  const { locale } = useI18n();
  // The result of another language or category is never shown here.
  const source = `${locale}/${list.fixedCategory ?? ''}`;
  const [last, setLast] = useState({ source, result: list.result });
  const shownResult = result ?? (last.source === source ? last.result : list.result);
  if (shownResult !== last.result || source !== last.source)
    setLast({ source, result: shownResult });
  usePrefetchSection(section, list);
  return {
    query,
    ignored,
    ...state,
    /** The displayed result; while a request is running or has failed, the previous one. */
    shownResult,
    /** The number of items for another query; null if the browser cannot compute it. */
    countOf: (other: ListingQuery) =>
      allItems && filterAndSort(allItems, other, list.universities).length,
  };
}

/** The query string of the address; equal while the parameters are equal. */
function useAddressQuery(): string {
  const { query = {} } = useRouter() ?? {};
  return searchParamsOf(query).toString();
}

/** Whether the address selects the map instead of the grid. */
export function useIsMapView(section: ListingSection): boolean {
  return parseListingQuery(section, new URLSearchParams(useAddressQuery())).query.view === 'map';
}

/** Milliseconds after which the page has loaded what it shows itself. */
const prefetchDelayMs = 1500;

/** Prefetches what the next filter change needs, unless the visitor saves data. */
function usePrefetchSection(
  section: ListingSection,
  { result, fixedCategory }: ListingData<ListingItem>,
): void {
  const { locale } = useI18n();
  const router = useRouter();
  const shouldLoad = result.size < smallSectionSize && result.size > result.items.length;
  const isQueryPage = result.queryString !== '';
  useEffect(() => {
    if (!canPrefetch()) return;
    const timer = setTimeout(() => {
      if (shouldLoad) loadSectionInBrowser(section, locale, 0).catch(() => undefined);
      // The next filter change navigates from a page with query parameters to the static page.
      const staticPath = fixedCategory === null ? href(section, locale) : null;
      if (isQueryPage && staticPath)
        router?.prefetch(staticPath, undefined, { locale: false }).catch(() => undefined);
    }, prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [shouldLoad, isQueryPage, section, locale, fixedCategory, router]);
}
