import { filtersPage } from '@/features/finding/filtersPage';
import { getRequestProps } from '@/server/getRequestProps';

export { FiltersView as default } from '@/features/finding/FiltersView';
export const getServerSideProps = getRequestProps('accommodations', filtersPage('accommodations'), [
  'accommodations',
  'finding',
]);
