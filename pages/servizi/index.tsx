import { servicesPage } from '@/content/services/server/servicesPage';
import { getPageProps } from '@/server/getPageProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getStaticProps = getPageProps('services', servicesPage, [
  'services',
  'listing',
  'map',
]);
