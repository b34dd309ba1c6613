import { placesPage } from '@/content/places/server/placesPage';
import { getPageProps } from '@/server/getPageProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getStaticProps = getPageProps('places', placesPage, ['listing', 'map']);
