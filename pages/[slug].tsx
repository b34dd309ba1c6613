import { genericPage } from '@/content/pages/server/genericPage';
import { getPageProps } from '@/server/getPageProps';

export { PageView as default } from '@/content/pages/PageView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('page', genericPage);
