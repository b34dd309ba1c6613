import { newsTopicPage } from '@/features/news/newsTopicPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsTopicView as default } from '@/features/news/NewsTopicView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('newsCategory', newsTopicPage, ['news', 'finding']);
