import { setPasswordPage } from '@/features/account/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { SetPasswordView as default } from '@/features/account/SetPasswordView';
export const getServerSideProps = getRequestProps('setPassword', setPasswordPage, ['account'], {
  secret: true,
});
