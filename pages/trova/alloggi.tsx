import { listingPage } from '@/content/shared/server/listingPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { AccommodationsView as default } from '@/content/accommodations/AccommodationsView';
export const getServerSideProps = getListingProps('accommodations', listingPage('accommodations'), [
  'accommodations',
  'map',
]);
