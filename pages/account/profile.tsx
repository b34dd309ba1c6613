import { profilePage } from '@/features/account/server/accountPage';
import { getRequestProps } from '@/server/getRequestProps';

export { ProfileView as default } from '@/features/account/ProfileView';
export const getServerSideProps = getRequestProps('accountProfile', profilePage, ['account'], {
  guard: 'auth',
});
