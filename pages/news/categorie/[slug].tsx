import { newsCategoryPage } from '@/content/news/server/newsCategoryPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsCategoryView as default } from '@/content/news/NewsCategoryView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('newsCategory', newsCategoryPage, ['news', 'listing']);
