import { registerPage } from '@/features/account/server/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { RegisterView as default } from '@/features/account/RegisterView';
export const getServerSideProps = getRequestProps('register', registerPage, ['account'], {
  guard: 'guest',
});
