import { servicePage } from '@/features/services/servicePage';
import { getPageProps } from '@/server/getPageProps';

export { ServiceView as default } from '@/features/services/ServiceView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('service', servicePage, ['services', 'map']);
