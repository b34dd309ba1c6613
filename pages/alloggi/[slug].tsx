import { accommodationPage } from '@/features/accommodations/accommodationPage';
import { getPageProps } from '@/server/getPageProps';

export { AccommodationView as default } from '@/features/accommodations/AccommodationView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('accommodation', accommodationPage, [
  'accommodations',
  'map',
]);
