import { queryPage } from '@/features/listing/server/queryPage';
import { loadListing } from '@/features/listing/server/listingPage';
import type { PageContext } from '@/server/pageData';

/** Data of the listing of accommodations without query parameters: its first page. */
export const accommodationsPage = (context: PageContext) => loadListing('accommodations', context);

/** The same with query parameters. */
export const accommodationsQueryPage = queryPage('accommodations', (context, search) =>
  loadListing('accommodations', context, search),
);
