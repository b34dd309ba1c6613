import { askedPage } from '../finding/askedPage';
import { listOf } from '../finding/listPage';
import type { PageContext } from '@/server/getPageProps';

/** Data of the list of services: the first page of the whole. */
export const servicesPage = (context: PageContext) => listOf('services', context);

/** The same where the address asks for something. */
export const servicesAskedPage = askedPage('services', (context, search) =>
  listOf('services', context, search),
);
