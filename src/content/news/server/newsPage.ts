import { queryPage } from '@/features/listing/server/queryPage';
import { loadListing } from '@/features/listing/server/listingPage';
import type { PageContext } from '@/server/pageData';

/** Data of the listing of news without query parameters. */
export const newsPage = (context: PageContext) => loadListing('news', context);

/** The same with query parameters. */
export const newsQueryPage = queryPage('news', (context, search) =>
  loadListing('news', context, search),
);
