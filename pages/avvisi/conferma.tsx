import { mailLinkPage } from '@/features/alerts/server/mailLinkPage';
import { getFormProps } from '@/server/getFormProps';

export { MailLinkView as default } from '@/features/alerts/MailLinkView';
export const getServerSideProps = getFormProps(
  'alertsConfirm',
  mailLinkPage('confirm'),
  ['alerts'],
  { secret: true },
);
