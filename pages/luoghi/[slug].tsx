import { placePage } from '@/content/places/server/placePage';
import { getPageProps } from '@/server/getPageProps';

export { PlaceView as default } from '@/content/places/PlaceView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('place', placePage, ['map', 'places', 'services']);
