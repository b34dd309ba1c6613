import { formatListingQuery, defaultListingQuery } from '@/features/listing/listingQuery';
import type { ListingQuery, SectionWithFilters } from '@/features/listing/model';

/**
 * The query of a search without sort order, view, page and past events, because they do not affect
 * new results. The codec encodes it in a fixed order, so that equal searches have equal texts.
 */
export const savedQuery = (section: SectionWithFilters, query: ListingQuery): string =>
  formatListingQuery(section, {
    ...query,
    when: defaultListingQuery.when,
    sort: defaultListingQuery.sort,
    view: defaultListingQuery.view,
    page: defaultListingQuery.page,
  });
