import { comparePage } from '@/features/compare/server/comparePage';
import { getRequestProps } from '@/server/getRequestProps';

export { CompareView as default } from '@/features/compare/CompareView';
export const getServerSideProps = getRequestProps('compare', comparePage, [
  'accommodations',
  'accommodation',
  'compare',
  'listing',
  'map',
]);
