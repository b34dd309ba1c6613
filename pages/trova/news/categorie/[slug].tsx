import { newsCategoryQueryPage } from '@/content/news/server/newsCategoryPage';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsCategoryView as default } from '@/content/news/NewsCategoryView';
export const getServerSideProps = getRequestProps(
  'newsCategory',
  newsCategoryQueryPage,
  ['news', 'listing'],
  { shared: true },
);
