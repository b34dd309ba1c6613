import { listingQueryPage } from '@/content/shared/server/listingPages';
import { getRequestProps } from '@/server/getRequestProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getServerSideProps = getRequestProps(
  'news',
  listingQueryPage('news'),
  ['news', 'listing'],
  {
    shared: true,
  },
);
