import { creditsPage } from '@/content/pages/server/genericPage';
import { getPageProps } from '@/server/getPageProps';

export { PageView as default } from '@/content/pages/PageView';
export const getStaticProps = getPageProps('credits', creditsPage);
