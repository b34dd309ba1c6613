import { accommodationsPage } from '@/features/accommodations/accommodationsPage';
import { getPageProps } from '@/server/getPageProps';

export { AccommodationsView as default } from '@/features/accommodations/AccommodationsView';
export const getStaticProps = getPageProps('accommodations', accommodationsPage, [
  'accommodations',
  'listing',
  'map',
]);
