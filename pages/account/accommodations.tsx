import { favouritesPage } from '@/features/favourites/server/favouritesPage';
import { favouritesTexts } from '@/features/favourites/favouritesTexts';
import { getRequestProps } from '@/server/getRequestProps';

export { FavouritesView as default } from '@/features/favourites/FavouritesView';
export const getServerSideProps = getRequestProps(
  'accountAccommodations',
  favouritesPage('accountAccommodations', 'accommodations'),
  favouritesTexts,
  { guard: 'auth' },
);
