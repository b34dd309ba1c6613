import { universitiesQueryPage } from '@/content/universities/server/universitiesPage';
import { getRequestProps } from '@/server/getRequestProps';

export { UniversitiesView as default } from '@/content/universities/UniversitiesView';
export const getServerSideProps = getRequestProps(
  'universities',
  universitiesQueryPage,
  ['universities', 'listing', 'map'],
  { shared: true },
);
