import { accommodationsQueryPage } from '@/content/accommodations/server/accommodationsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { AccommodationsView as default } from '@/content/accommodations/AccommodationsView';
export const getServerSideProps = getRequestProps(
  'accommodations',
  accommodationsQueryPage,
  ['accommodations', 'listing', 'map'],
  { shared: true },
);
