import { accommodationPage } from '@/content/accommodations/server/accommodationPage';
import { getPageProps } from '@/server/getPageProps';

export { AccommodationView as default } from '@/content/accommodations/AccommodationView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('accommodation', accommodationPage, [
  'accommodations',
  'accommodation',
  'map',
]);
