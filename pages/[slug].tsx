import { genericPage } from '@/features/pages/genericPage';
import { getPageProps } from '@/server/getPageProps';

export { PageView as default } from '@/features/pages/PageView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('page', genericPage);
