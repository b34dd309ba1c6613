import { listingPage } from '@/content/shared/server/listingPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { UniversitiesView as default } from '@/content/universities/UniversitiesView';
export const getServerSideProps = getListingProps('universities', listingPage('universities'), [
  'universities',
  'map',
]);
