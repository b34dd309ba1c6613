import { accommodationsQueryPage } from '@/features/accommodations/accommodationsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { AccommodationsView as default } from '@/features/accommodations/AccommodationsView';
export const getServerSideProps = getRequestProps('accommodations', accommodationsQueryPage, [
  'accommodations',
  'listing',
  'map',
]);
