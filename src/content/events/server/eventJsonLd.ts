import type { Event as SchemaEvent } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { Event } from '../detail';

/**
 * JSON-LD of an event, with the same times as the page and the calendar. Search engines refuse an event without a start
 * or a location: without a start there is none, and without an address it is somewhere in the town.
 *
 * @param town the name of the site, which has the name of the town
 */
export function eventJsonLd(event: Event, url: string, town: string): SchemaEvent | null {
  const { title, excerpt, image, address, span, ticket, cancelled } = event;
  if (!span) return null;
  const place = address || town;
  return {
    '@type': 'Event',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(image, url),
    startDate: span.start.iso,
    ...(span.end && { endDate: span.end.iso }),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      ...placeJsonLdParts({ ...event, address: place }),
    },
    ...(ticket && { offers: { '@type': 'Offer', description: ticket, url } }),
  };
}
