import { eventsQueryPage } from '@/features/events/eventsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { EventsView as default } from '@/features/events/EventsView';
export const getServerSideProps = getRequestProps('events', eventsQueryPage, [
  'events',
  'listing',
  'map',
]);
