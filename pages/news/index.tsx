import { listingPage } from '@/content/shared/server/listingPage';
import { getPageProps } from '@/server/getPageProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getStaticProps = getPageProps('news', listingPage('news'), ['news', 'listing']);
