import { loginPage } from '@/features/account/server/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { LoginView as default } from '@/features/account/LoginView';
export const getServerSideProps = getRequestProps('login', loginPage, ['account'], {
  guard: 'guest',
});
