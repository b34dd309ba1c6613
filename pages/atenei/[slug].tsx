import { universityPage } from '@/features/universities/universityPage';
import { getPageProps } from '@/server/getPageProps';

export { UniversityView as default } from '@/features/universities/UniversityView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('university', universityPage, [
  'accommodations',
  'map',
  'services',
  'universities',
]);
