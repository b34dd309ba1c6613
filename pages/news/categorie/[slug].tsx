import { newsCategoryPage } from '@/features/news/newsCategoryPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsCategoryView as default } from '@/features/news/NewsCategoryView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('newsCategory', newsCategoryPage, ['news', 'listing']);
