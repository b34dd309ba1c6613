import { offlinePage } from '@/features/offline/server/offlinePage';
import { getPageProps } from '@/server/getPageProps';

export { OfflineView as default } from '@/features/offline/OfflineView';
export const getStaticProps = getPageProps('offline', offlinePage, ['offline', 'account']);
