import { eventsQueryPage } from '@/content/events/server/eventsPage';
import { getRequestProps } from '@/server/getRequestProps';

export { EventsView as default } from '@/content/events/EventsView';
export const getServerSideProps = getRequestProps(
  'events',
  eventsQueryPage,
  ['events', 'listing', 'map'],
  { shared: true },
);
