import { listingPage } from '@/content/shared/server/listingPages';
import { getPageProps } from '@/server/getPageProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getStaticProps = getPageProps('services', listingPage('services'), [
  'services',
  'listing',
  'map',
]);
