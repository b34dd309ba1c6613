import { servicePage } from '@/content/services/server/servicePage';
import { getPageProps } from '@/server/getPageProps';

export { ServiceView as default } from '@/content/services/ServiceView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('service', servicePage, ['services', 'map']);
