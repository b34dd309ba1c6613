import { openDataPage } from '@/features/openData/server/openDataPage';
import { getPageProps } from '@/server/getPageProps';

export { OpenDataView as default } from '@/features/openData/OpenDataView';
export const getStaticProps = getPageProps('openData', openDataPage, ['opendata']);
