import { servicesQueryPage } from '@/features/services/servicesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { ServicesView as default } from '@/features/services/ServicesView';
export const getServerSideProps = getRequestProps('services', servicesQueryPage, [
  'services',
  'listing',
  'map',
]);
