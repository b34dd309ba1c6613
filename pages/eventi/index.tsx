import { eventsPage } from '@/content/events/server/eventsPage';
import { getPageProps } from '@/server/getPageProps';

export { EventsView as default } from '@/content/events/EventsView';
export const getStaticProps = getPageProps('events', eventsPage, ['events', 'listing', 'map']);
