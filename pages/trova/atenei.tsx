import { listingQueryPage } from '@/content/shared/server/listingPages';
import { getRequestProps } from '@/server/getRequestProps';

export { UniversitiesView as default } from '@/content/universities/UniversitiesView';
export const getServerSideProps = getRequestProps(
  'universities',
  listingQueryPage('universities'),
  ['universities', 'listing', 'map'],
  { shared: true },
);
