import { openDataPage } from '@/features/opendata/openDataPage';
import { getPageProps } from '@/server/getPageProps';

export { OpenDataView as default } from '@/features/opendata/OpenDataView';
export const getStaticProps = getPageProps('openData', openDataPage, ['opendata']);
