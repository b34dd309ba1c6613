import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { formatListingQuery, type ListingQuery } from './listingQuery';
import type { ListingSection } from './model';

/**
 * The address of a listing with a query.
 * @param path of the listing, if it differs from that of the section, for example of a news category
 */
export function listingHref(
  section: ListingSection,
  query: ListingQuery,
  locale: Locale,
  path = href(section, locale),
): string {
  const queryString = formatListingQuery(section, query);
  return queryString === '' ? path : `${path}?${queryString}`;
}
