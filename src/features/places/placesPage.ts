import type { PageContext } from '@/server/getPageProps';
import { askedPage } from '../finding/askedPage';
import { listOf } from '../finding/listPage';

/** Data of the list of points of interest: the first page of the whole. */
export const placesPage = (context: PageContext) => listOf('places', context);

/** The same where the address names another page, or the map. */
export const placesAskedPage = askedPage('places', (context, search) =>
  listOf('places', context, search),
);
