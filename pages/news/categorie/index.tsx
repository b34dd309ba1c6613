import { newsCategoriesPage } from '@/features/news/newsCategoriesPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsCategoriesView as default } from '@/features/news/NewsCategoriesView';
export const getStaticProps = getPageProps('newsCategories', newsCategoriesPage, ['news']);
