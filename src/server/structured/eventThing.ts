import type { Event as EventThing } from 'schema-dts';
import { pictureOf, placeOf } from './place';
import type { Event } from '@/features/events/model';

/** An event for search engines: the same moments as on the page and in the calendar. */
export function eventThing(event: Event, url: string): EventThing {
  const { title, excerpt, image, address, span, ticket, cancelled } = event;
  return {
    '@type': 'Event',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...pictureOf(image, url),
    ...(span && { startDate: span.start.iso }),
    ...(span?.end && { endDate: span.end.iso }),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(address && { location: { '@type': 'Place', name: address, ...placeOf(event) } }),
    ...(ticket && { offers: { '@type': 'Offer', description: ticket, url } }),
  };
}
