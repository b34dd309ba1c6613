import { accountHomePage } from '@/features/account/server/accountPage';
import { favouritesTexts } from '@/features/favourites/favouritesTexts';
import { getRequestProps } from '@/server/getRequestProps';

export { AccountHomeView as default } from '@/features/favourites/AccountHomeView';
export const getServerSideProps = getRequestProps('account', accountHomePage, favouritesTexts, {
  guard: 'auth',
});
