import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { ListingQuery, SectionWithFilters } from '@/features/listing/model';
import { savedQuery } from './savedQuery';

/** The address of the page that saves a search without scripts: section and filters as parameters. */
export function alertHref(
  section: SectionWithFilters,
  listingQuery: ListingQuery,
  locale: Locale,
): string {
  const query = savedQuery(section, listingQuery);
  return `${href('alerts', locale)}?list=${section}${query && `&${query}`}`;
}
