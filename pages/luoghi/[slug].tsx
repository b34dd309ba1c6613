import { placePage } from '@/features/places/placePage';
import { getPageProps } from '@/server/getPageProps';

export { PlaceView as default } from '@/features/places/PlaceView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('place', placePage, ['map', 'places', 'services']);
