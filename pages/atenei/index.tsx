import { universitiesPage } from '@/content/universities/server/universitiesPage';
import { getPageProps } from '@/server/getPageProps';

export { UniversitiesView as default } from '@/content/universities/UniversitiesView';
export const getStaticProps = getPageProps('universities', universitiesPage, [
  'universities',
  'listing',
  'map',
]);
