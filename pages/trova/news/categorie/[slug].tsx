import { newsCategoryPage } from '@/content/news/server/newsCategoryPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { NewsCategoryView as default } from '@/content/news/NewsCategoryView';
export const getServerSideProps = getListingProps('newsCategory', newsCategoryPage, ['news']);
