import { travelTime } from '@/geo/travelTime';
import { useI18n } from '@/i18n/I18n';
import { activeFilters } from './activeFilters';
import type { ListingData } from './ListingData';
import { listingHref } from './listingHref';
import type { MappableItem } from './ListingMap';
import type { ListingQuery } from './listingQuery';
import { lastPageOf, type ListingSection } from './model';
import { queriesInOtherLocales } from './queryInLocale';
import { useListingQuery } from './useListingQuery';
import { useReportQueries } from './useReportQueries';

/**
 * What a listing shows for the query in the address: the result, the page number and the active filters, and
 * functions for the addresses of other queries.
 *
 * @param path the path of the listing, if it differs from that of its section
 */
export function useListingPage<Item extends MappableItem>(
  section: ListingSection,
  list: ListingData<Item>,
  path?: string,
) {
  const { t, locale, format } = useI18n();
  const { shownResult: result, ...state } = useListingQuery(section, list);
  const { query } = state;
  const { universities } = list;
  useReportQueries(queriesInOtherLocales(locale, section, query, list.translations));
  const hrefOf = (other: ListingQuery) => listingHref(section, other, locale, path);
  const last = lastPageOf(result.total, query);
  const near = universities.find(({ slug }) => slug === query.near)?.position;
  return {
    ...state,
    result,
    active: activeFilters(query, { section, t, locale, format, universities }),
    page: Math.min(query.page, last),
    last,
    hrefOf,
    hrefOfPage: (page: number) => hrefOf({ ...query, page }),
    /** The travel time from an item to the chosen university, or null. */
    travelTimeOf: ({ position }: MappableItem) =>
      near && position ? t('listing.travelTime', { ...travelTime(position, near) }) : null,
  };
}

export type ListingPage = ReturnType<typeof useListingPage>;
