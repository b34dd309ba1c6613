import { listingPage } from '@/content/shared/server/listingPages';
import { getPageProps } from '@/server/getPageProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getStaticProps = getPageProps('news', listingPage('news'), ['news', 'listing']);
