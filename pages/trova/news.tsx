import { newsQueryPage } from '@/features/news/newsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsView as default } from '@/features/news/NewsView';
export const getServerSideProps = getRequestProps('news', newsQueryPage, ['news', 'listing']);
