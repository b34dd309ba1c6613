import { queryPage } from '@/features/listing/server/queryPage';
import { loadListing } from '@/features/listing/server/listingPage';
import type { PageContext } from '@/server/pageData';

/** Data of the listing of points of interest without query parameters: its first page. */
export const placesPage = (context: PageContext) => loadListing('places', context);

/** The same with query parameters. */
export const placesQueryPage = queryPage('places', (context, search) =>
  loadListing('places', context, search),
);
