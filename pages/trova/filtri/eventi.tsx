import { filtersPage } from '@/features/listing/server/filtersPage';
import { getRequestProps } from '@/server/getRequestProps';

export { FiltersView as default } from '@/features/listing/FiltersView';
export const getServerSideProps = getRequestProps(
  'events',
  filtersPage('events'),
  ['events', 'listing', 'filters'],
  { shared: true },
);
