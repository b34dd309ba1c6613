import { queryPage } from '@/features/listing/server/queryPage';
import { loadListing } from '@/features/listing/server/listingPage';
import type { PageContext } from '@/server/pageData';

/** Data of the listing of services without query parameters: its first page. */
export const servicesPage = (context: PageContext) => loadListing('services', context);

/** The same with query parameters. */
export const servicesQueryPage = queryPage('services', (context, search) =>
  loadListing('services', context, search),
);
