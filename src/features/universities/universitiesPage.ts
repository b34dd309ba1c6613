import { askedPage } from '../finding/askedPage';
import { listOf } from '../finding/listPage';
import type { PageContext } from '@/server/getPageProps';

/** Data of the list of universities: the first page of the whole. */
export const universitiesPage = (context: PageContext) => listOf('universities', context);

/** The same where the address asks for something. */
export const universitiesAskedPage = askedPage('universities', (context, search) =>
  listOf('universities', context, search),
);
