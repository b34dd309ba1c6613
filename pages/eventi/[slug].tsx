import { eventPage } from '@/features/events/eventPage';
import { getPageProps } from '@/server/getPageProps';

export { EventView as default } from '@/features/events/EventView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('event', eventPage, ['events', 'map']);
