import { creditsPage } from '@/features/pages/genericPage';
import { getPageProps } from '@/server/getPageProps';

export { PageView as default } from '@/features/pages/PageView';
export const getStaticProps = getPageProps('credits', creditsPage);
