import { favouritesTexts } from '@/features/favourites/favouritesTexts';
import { sharedListPage } from '@/features/favourites/server/sharedListPage';
import { getRequestProps } from '@/server/getRequestProps';

export { SharedListView as default } from '@/features/favourites/SharedListView';
export const getServerSideProps = getRequestProps('sharedList', sharedListPage, favouritesTexts, {
  secret: true,
});
