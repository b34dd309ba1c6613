import { listingQueryPage } from '@/content/shared/server/listingPages';
import { getRequestProps } from '@/server/getRequestProps';

export { PlacesView as default } from '@/content/places/PlacesView';
export const getServerSideProps = getRequestProps(
  'places',
  listingQueryPage('places'),
  ['listing', 'map'],
  {
    shared: true,
  },
);
