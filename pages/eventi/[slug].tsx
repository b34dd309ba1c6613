import { eventPage } from '@/content/events/server/eventPage';
import { getPageProps } from '@/server/getPageProps';

export { EventView as default } from '@/content/events/EventView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('event', eventPage, ['events', 'map']);
