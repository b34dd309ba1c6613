import { searchPage } from '@/features/search/server/searchPage';
import { getRequestProps } from '@/server/getRequestProps';

export { SearchView as default } from '@/features/search/SearchView';
export const getServerSideProps = getRequestProps('search', searchPage, ['search'], {
  shared: true,
});
