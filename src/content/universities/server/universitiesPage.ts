import { queryPage } from '@/features/listing/server/queryPage';
import { loadListing } from '@/features/listing/server/listingPage';
import type { PageContext } from '@/server/pageData';

/** Data of the listing of universities without query parameters: its first page. */
export const universitiesPage = (context: PageContext) => loadListing('universities', context);

/** The same with query parameters. */
export const universitiesQueryPage = queryPage('universities', (context, search) =>
  loadListing('universities', context, search),
);
