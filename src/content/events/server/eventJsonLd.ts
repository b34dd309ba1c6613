import type { Event as SchemaEvent, Place } from 'schema-dts';
import type { Span } from '@/i18n/timeSpan';
import { placeJsonLdParts, thingJsonLd } from '@/server/jsonLd/jsonLdParts';
import { eventSpan } from '@/server/mapping/eventDates';
import type { DetailDate, Event } from '../detail';

/** The most coming dates besides the next one. */
const maxOthers = 20;

/**
 * JSON-LD of an event, with the same times as the page and the calendar; of one with several dates the next one, and the
 * others below it. Search engines refuse an event without a start or a location: without a start there is none, and
 * without an address it is somewhere in the town.
 *
 * @param town the name of the site, which has the name of the town
 */
export function eventJsonLd(event: Event, url: string, town: string): SchemaEvent | null {
  const { span, ticket, dates, start } = event;
  if (!span) return null;
  const next = dates.find((date) => date.start === start);
  const others = dates.filter((date) => date !== next).slice(0, maxOthers);
  const address = next?.address ?? (event.address || town);
  return {
    '@type': 'Event',
    ...thingJsonLd(event, url),
    ...timesOf(span),
    eventStatus: statusOf(event.cancelled),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf({ ...event, address }),
    ...(others.length > 0 && {
      subEvent: others.map((date) => subEventOf(date, event, { url, town })),
    }),
    ...(ticket && { offers: { '@type': 'Offer', description: ticket, url } }),
  };
}

function subEventOf(
  { start, end, address, cancelled }: DetailDate,
  event: Event,
  { url, town }: { url: string; town: string },
): SchemaEvent {
  // The language does not matter for the times.
  const span = eventSpan(start, end, 'en');
  return {
    '@type': 'Event',
    url,
    name: event.title,
    ...timesOf(span),
    eventStatus: statusOf(event.cancelled || cancelled),
    location: placeOf({ address: address ?? (event.address || town), position: null }),
  };
}

const timesOf = ({ start, end }: Span) => ({
  startDate: start.iso,
  ...(end && { endDate: end.iso }),
});

const statusOf = (cancelled: boolean) =>
  `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}` as const;

const placeOf = (place: Parameters<typeof placeJsonLdParts>[0]): Place => ({
  '@type': 'Place',
  name: place.address,
  ...placeJsonLdParts(place),
});
