import { servicesPage } from '@/features/services/servicesPage';
import { getPageProps } from '@/server/getPageProps';

export { ServicesView as default } from '@/features/services/ServicesView';
export const getStaticProps = getPageProps('services', servicesPage, [
  'services',
  'listing',
  'map',
]);
