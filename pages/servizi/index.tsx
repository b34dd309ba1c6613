import { listingPage } from '@/content/shared/server/listingPage';
import { getPageProps } from '@/server/getPageProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getStaticProps = getPageProps('services', listingPage('services'), [
  'services',
  'listing',
  'map',
]);
