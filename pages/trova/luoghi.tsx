import { listingPage } from '@/content/shared/server/listingPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getServerSideProps = getListingProps('places', listingPage('places'), ['map']);
