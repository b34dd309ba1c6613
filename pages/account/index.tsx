import { overviewPage } from '@/features/favourites/favouritesPage';
import { savedTexts } from '@/features/favourites/savedTexts';
import { getRequestProps } from '@/server/getRequestProps';

export { AccountHomeView as default } from '@/features/favourites/AccountHomeView';
export const getServerSideProps = getRequestProps('account', overviewPage, savedTexts, {
  guard: 'auth',
});
