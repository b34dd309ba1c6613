import { listingPage } from '@/content/shared/server/listingPage';
import { getPageProps } from '@/server/getPageProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getStaticProps = getPageProps('places', listingPage('places'), ['listing', 'map']);
