import { universityPage } from '@/content/universities/server/universityPage';
import { getPageProps } from '@/server/getPageProps';

export { UniversityView as default } from '@/content/universities/UniversityView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('university', universityPage, [
  'accommodations',
  'map',
  'services',
  'universities',
]);
