import { listingQueryPage } from '@/content/shared/server/listingPages';
import { getRequestProps } from '@/server/getRequestProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getServerSideProps = getRequestProps(
  'services',
  listingQueryPage('services'),
  ['services', 'listing', 'map'],
  { shared: true },
);
