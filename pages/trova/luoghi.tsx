import { placesAskedPage } from '@/features/places/placesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { PlacesView as default } from '@/features/places/PlacesView';
export const getServerSideProps = getRequestProps('places', placesAskedPage, ['finding', 'map']);
