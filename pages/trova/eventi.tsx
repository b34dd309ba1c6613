import { eventsPage } from '@/content/events/server/eventsPage';
import { getListingProps } from '@/features/listing/server/getListingProps';

export { EventsView as default } from '@/content/events/EventsView';
export const getServerSideProps = getListingProps('events', eventsPage, ['events', 'map']);
