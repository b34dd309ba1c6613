import { placesPage } from '@/features/places/placesPage';
import { getPageProps } from '@/server/getPageProps';

export { PlacesView as default } from '@/features/places/PlacesView';
export const getStaticProps = getPageProps('places', placesPage, ['listing', 'map']);
