import { newsTopicAskedPage } from '@/features/news/newsTopicPage';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsTopicView as default } from '@/features/news/NewsTopicView';
export const getServerSideProps = getRequestProps('newsCategory', newsTopicAskedPage, [
  'news',
  'finding',
]);
