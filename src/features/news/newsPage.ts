import type { PageContext } from '@/server/getPageProps';
import { askedPage } from '../finding/askedPage';
import { listOf } from '../finding/listPage';

/** Data of the list of news. */
export const newsPage = (context: PageContext) => listOf('news', context);

/** The same where the address asks for another page. */
export const newsAskedPage = askedPage('news', (context, search) =>
  listOf('news', context, search),
);
