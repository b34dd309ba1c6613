import { verifyEmailPage } from '@/features/account/server/authPage';
import { getRequestProps } from '@/server/getRequestProps';

export { VerifyEmailView as default } from '@/features/account/VerifyEmailView';
export const getServerSideProps = getRequestProps('verifyEmail', verifyEmailPage, ['account'], {
  secret: true,
});
