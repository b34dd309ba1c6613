import { newsCategoriesPage } from '@/content/news/server/newsCategoriesPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsCategoriesView as default } from '@/content/news/NewsCategoriesView';
export const getStaticProps = getPageProps('newsCategories', newsCategoriesPage, ['news']);
