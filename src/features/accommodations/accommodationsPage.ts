import { askedPage } from '../finding/askedPage';
import { listOf } from '../finding/listPage';
import type { PageContext } from '@/server/getPageProps';

/** Data of the list of accommodations: the first page of the whole. */
export const accommodationsPage = (context: PageContext) => listOf('accommodations', context);

/** The same where the address asks for something. */
export const accommodationsAskedPage = askedPage('accommodations', (context, search) =>
  listOf('accommodations', context, search),
);
