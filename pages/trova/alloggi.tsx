import { listingQueryPage } from '@/content/shared/server/listingPages';
import { getRequestProps } from '@/server/getRequestProps';

export { AccommodationsView as default } from '@/content/accommodations/AccommodationsView';
export const getServerSideProps = getRequestProps(
  'accommodations',
  listingQueryPage('accommodations'),
  ['accommodations', 'listing', 'map'],
  { shared: true },
);
