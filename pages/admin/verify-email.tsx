import { verifyEmailPage } from '@/features/account/entryPage';
import { getRequestProps } from '@/server/getRequestProps';

export { VerifyEmailView as default } from '@/features/account/VerifyEmailView';
export const getServerSideProps = getRequestProps('verifyEmail', verifyEmailPage, ['account'], {
  secret: true,
});
