import { setPasswordPage } from '@/features/account/server/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { SetPasswordView as default } from '@/features/account/SetPasswordView';
export const getServerSideProps = getRequestProps('setPassword', setPasswordPage, ['account'], {
  secret: true,
});
