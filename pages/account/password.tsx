import { passwordPage } from '@/features/account/server/accountPage';
import { getRequestProps } from '@/server/getRequestProps';

export { PasswordView as default } from '@/features/account/PasswordView';
export const getServerSideProps = getRequestProps('accountPassword', passwordPage, ['account'], {
  guard: 'auth',
});
