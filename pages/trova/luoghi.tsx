import { placesQueryPage } from '@/features/places/placesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { PlacesView as default } from '@/features/places/PlacesView';
export const getServerSideProps = getRequestProps('places', placesQueryPage, ['listing', 'map']);
