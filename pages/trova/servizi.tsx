import { servicesQueryPage } from '@/content/services/server/servicesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { ServicesView as default } from '@/content/services/ServicesView';
export const getServerSideProps = getRequestProps(
  'services',
  servicesQueryPage,
  ['services', 'listing', 'map'],
  { shared: true },
);
