import { listingPage } from '@/content/shared/server/listingPage';
import { getPageProps } from '@/server/getPageProps';

export { AccommodationsView as default } from '@/content/accommodations/AccommodationsView';
export const getStaticProps = getPageProps('accommodations', listingPage('accommodations'), [
  'accommodations',
  'listing',
  'map',
]);
