import { newsQueryPage } from '@/content/news/server/newsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getServerSideProps = getRequestProps('news', newsQueryPage, ['news', 'listing'], {
  shared: true,
});
