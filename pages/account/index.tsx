import { overviewPage } from '@/features/favourites/server/favouritesPage';
import { favouritesTexts } from '@/features/favourites/favouritesTexts';
import { getRequestProps } from '@/server/getRequestProps';

export { AccountHomeView as default } from '@/features/favourites/AccountHomeView';
export const getServerSideProps = getRequestProps('account', overviewPage, favouritesTexts, {
  guard: 'auth',
});
