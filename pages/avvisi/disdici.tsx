import { mailedPage } from '@/features/alerts/mailedPage';
import { getFormProps } from '@/server/getFormProps';

export { MailedView as default } from '@/features/alerts/MailedView';
export const getServerSideProps = getFormProps('alertsEnd', mailedPage('end'), ['alerts']);
