import { alertsPage } from '@/features/alerts/server/alertsPage';
import { getFormProps } from '@/server/getFormProps';

export { AlertsView as default } from '@/features/alerts/AlertsView';
export const getServerSideProps = getFormProps('alerts', alertsPage, ['alerts']);
