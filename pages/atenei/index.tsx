import { listingPage } from '@/content/shared/server/listingPage';
import { getPageProps } from '@/server/getPageProps';

export { UniversitiesView as default } from '@/content/universities/UniversitiesView';
export const getStaticProps = getPageProps('universities', listingPage('universities'), [
  'universities',
  'listing',
  'map',
]);
