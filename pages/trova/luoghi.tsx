import { placesQueryPage } from '@/content/places/server/placesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getServerSideProps = getRequestProps('places', placesQueryPage, ['listing', 'map'], {
  shared: true,
});
