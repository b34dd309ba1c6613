import { resetPasswordPage } from '@/features/account/server/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { ResetPasswordView as default } from '@/features/account/ResetPasswordView';
export const getServerSideProps = getRequestProps('resetPassword', resetPasswordPage, ['account'], {
  guard: 'guest',
});
