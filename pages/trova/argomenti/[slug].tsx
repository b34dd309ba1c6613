import { newsCategoryQueryPage } from '@/features/news/newsCategoryPage';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsCategoryView as default } from '@/features/news/NewsCategoryView';
export const getServerSideProps = getRequestProps('newsCategory', newsCategoryQueryPage, [
  'news',
  'listing',
]);
