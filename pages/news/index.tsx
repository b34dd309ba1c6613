import { newsPage } from '@/features/news/newsPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsView as default } from '@/features/news/NewsView';
export const getStaticProps = getPageProps('news', newsPage, ['news', 'listing']);
