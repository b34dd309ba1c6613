import { listingPage } from '@/content/shared/server/listingPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { NewsView as default } from '@/content/news/NewsView';
export const getServerSideProps = getListingProps('news', listingPage('news'), ['news']);
