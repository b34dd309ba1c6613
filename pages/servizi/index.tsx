import { archivePage } from '@/features/pages/archivePage';
import { getPageProps } from '@/server/getPageProps';

export { ArchiveIntroView as default } from '@/features/pages/ArchiveIntroView';
export const getStaticProps = getPageProps('services', archivePage('services'));
