import { loadListing } from '@/features/listing/server/loadListing';
import type { ListingSection } from '@/features/listing/model';
import type { StaticRouteName } from '@/routing/routes';
import type { PageContext } from '@/server/pageData';

/** Loads the listing of a section: without query parameters its first page. */
export const listingPage =
  <Section extends ListingSection & StaticRouteName>(section: Section) =>
  (context: PageContext, search?: URLSearchParams) =>
    loadListing(section, context, search);
