import { eventsPage } from '@/features/events/eventsPage';
import { getPageProps } from '@/server/getPageProps';

export { EventsView as default } from '@/features/events/EventsView';
export const getStaticProps = getPageProps('events', eventsPage, ['events', 'listing', 'map']);
