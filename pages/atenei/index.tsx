import { universitiesPage } from '@/features/universities/universitiesPage';
import { getPageProps } from '@/server/getPageProps';

export { UniversitiesView as default } from '@/features/universities/UniversitiesView';
export const getStaticProps = getPageProps('universities', universitiesPage, [
  'universities',
  'listing',
  'map',
]);
