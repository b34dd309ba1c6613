import { listingPage } from '@/content/shared/server/listingPages';
import { getPageProps } from '@/server/getPageProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getStaticProps = getPageProps('places', listingPage('places'), ['listing', 'map']);
