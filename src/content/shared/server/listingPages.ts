import { loadListing } from '@/features/listing/server/loadListing';
import { queryPage } from '@/features/listing/server/queryPage';
import type { ListingSection } from '@/features/listing/model';
import type { StaticRouteName } from '@/routing/routes';
import type { PageContext } from '@/server/pageData';

/** Loads the listing of a section without query parameters: its first page. */
export const listingPage =
  <Section extends ListingSection & StaticRouteName>(section: Section) =>
  (context: PageContext) =>
    loadListing(section, context);

/** The same with query parameters. */
export const listingQueryPage = <Section extends ListingSection & StaticRouteName>(
  section: Section,
) => queryPage(section, (context, search) => loadListing(section, context, search));
