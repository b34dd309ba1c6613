import { newsPage } from '@/content/news/server/newsPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getStaticProps = getPageProps('news', newsPage, ['news', 'listing']);
