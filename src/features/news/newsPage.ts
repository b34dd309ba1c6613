import type { PageContext } from '@/server/getPageProps';
import { queryPage } from '@/features/listing/queryPage';
import { loadListing } from '@/features/listing/listingPage';

/** Data of the listing of news without query parameters. */
export const newsPage = (context: PageContext) => loadListing('news', context);

/** The same with query parameters. */
export const newsQueryPage = queryPage('news', (context, search) =>
  loadListing('news', context, search),
);
