import { alertsPage } from '@/features/alerts/alertsPage';
import { getFormProps } from '@/server/getFormProps';

export { AlertsView as default } from '@/features/alerts/AlertsView';
export const getServerSideProps = getFormProps('alerts', alertsPage, ['alerts']);
