import { listingPage } from '@/content/shared/server/listingPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getServerSideProps = getListingProps('services', listingPage('services'), [
  'services',
  'map',
]);
