import { newsTopicsPage } from '@/features/news/newsTopicsPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsTopicsView as default } from '@/features/news/NewsTopicsView';
export const getStaticProps = getPageProps('newsCategories', newsTopicsPage, ['news']);
