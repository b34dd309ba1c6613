import { universitiesQueryPage } from '@/features/universities/universitiesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { UniversitiesView as default } from '@/features/universities/UniversitiesView';
export const getServerSideProps = getRequestProps('universities', universitiesQueryPage, [
  'universities',
  'listing',
  'map',
]);
