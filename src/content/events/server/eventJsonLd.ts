import type { Event as SchemaEvent } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { Event } from '../detail';

/** JSON-LD of an event, with the same times as the page and the calendar. */
export function eventJsonLd(event: Event, url: string): SchemaEvent {
  const { title, excerpt, image, address, span, ticket, cancelled } = event;
  return {
    '@type': 'Event',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(image, url),
    ...(span && { startDate: span.start.iso }),
    ...(span?.end && { endDate: span.end.iso }),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(address && { location: { '@type': 'Place', name: address, ...placeJsonLdParts(event) } }),
    ...(ticket && { offers: { '@type': 'Offer', description: ticket, url } }),
  };
}
