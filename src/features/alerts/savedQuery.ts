import {
  formatListingQuery,
  defaultListingQuery,
  type ListingQuery,
} from '@/features/listing/listingQuery';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { SectionWithFilters } from '@/features/listing/model';

/**
 * The query of a search without sort order, view, page and past events, because they do not affect
 * new results. `formatListingQuery` writes the parameters in a fixed order, so that equal searches have equal texts.
 */
export const savedQuery = (section: SectionWithFilters, query: ListingQuery): string =>
  formatListingQuery(section, {
    ...query,
    when: defaultListingQuery.when,
    sort: defaultListingQuery.sort,
    view: defaultListingQuery.view,
    page: defaultListingQuery.page,
  });

/** The address of the page that saves a search without scripts. @param query see savedQuery */
export const alertHref = (section: SectionWithFilters, query: string, locale: Locale): string =>
  `${href('alerts', locale)}?list=${section}${query && `&${query}`}`;
