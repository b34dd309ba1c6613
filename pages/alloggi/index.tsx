import { accommodationsPage } from '@/content/accommodations/server/accommodationsPage';
import { getPageProps } from '@/server/getPageProps';

export { AccommodationsView as default } from '@/content/accommodations/AccommodationsView';
export const getStaticProps = getPageProps('accommodations', accommodationsPage, [
  'accommodations',
  'listing',
  'map',
]);
