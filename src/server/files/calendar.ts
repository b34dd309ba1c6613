import { TZDate } from '@date-fns/tz';
import ical, { ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { notFound } from '@/errors/AppError';
import { option } from '@/blocks/option';
import { eventTypes } from '@/features/events/model';
import { spanOf } from '@/server/mapping/when';
import { CalendarEventsDocument, type CalendarEventFragment } from '@/gql/graphql';
import { createT } from '@/i18n/translate';
import { timeZone } from '@/i18n/dayInRome';
import { href } from '@/routing/href';
import { isSlug } from '../isSlug';
import { mapDate } from '../mapping/mapDate';
import { messagesOf } from '../messages';
import { answerFile, type FileContext } from './answerFile';

const day = 86_400_000;

/** What has just been stays in calendars that were subscribed to. */
const keptMs = 90 * day;
const limit = 500;

/** Changes are counted in seconds from here on, which fit into 31 bits for a lifetime. */
const counted = Date.UTC(2020, 0, 1);

/**
 * GET /eventi.ics, /en/events.ics: the events of one language as a calendar to subscribe to, of one
 * ?category= or ?type= if wished; /eventi/{slug}.ics: one event (RFC 5545).
 */
export const calendar = answerFile(async (context) => {
  const { locale, query, cms } = context;
  const { slug, category } = query;
  if ([slug, category].some((word) => word !== undefined && !isSlug(word)))
    throw notFound(`no slug: ${JSON.stringify([slug, category])}`);
  const type = option(eventTypes, query.type, null);
  const { entries } = await cms(CalendarEventsDocument, {
    limit,
    ...(slug === undefined
      ? { after: [`> ${new Date(Date.now() - keptMs).toISOString()}`] }
      : { slug: [slug] }),
    ...(category !== undefined && {
      category: [{ group: ['eventsCategories'], slug: [category] }],
    }),
    ...(type !== null && { type: [type] }),
  });
  const events = (entries ?? []).flatMap((entry) =>
    entry?.__typename === 'events_events_Entry' && mapDate(entry.eventStartDate) ? entry : [],
  );
  if (slug !== undefined && events.length === 0) throw notFound(`no event ${slug}`);
  const t = createT(await messagesOf(locale, ['common']), locale);
  const name = `${t('common.sections.events')} · ${await context.siteName()}`;
  const text = calendarOf(name, events, context);
  return { type: 'text/calendar', text, name: `${slug ?? 'studium'}.ics` };
});

/** A calendar in the town's own time, whatever the reader's. */
export function calendarOf(
  name: string,
  events: CalendarEventFragment[],
  { locale, siteUrl }: Pick<FileContext, 'locale' | 'siteUrl'>,
): string {
  const made = ical({
    name,
    prodId: { company: 'Studium', product: 'events', language: locale.toUpperCase() },
    // Named by each event alone: with a zone of its own, the calendar would write stamps as local
    // times, which have to be UTC (RFC 5545 §3.8.7.2).
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    x: { 'X-WR-TIMEZONE': timeZone },
    ttl: 3600,
  });
  for (const event of events) {
    const updated = new Date(mapDate(event.dateUpdated) || mapDate(event.eventStartDate));
    // As the page takes it: an end before the beginning is none.
    const { start, end } = spanOf(
      mapDate(event.eventStartDate),
      mapDate(event.eventEndDate),
      locale,
    );
    const zone = [start.iso, end?.iso ?? start.iso].some(isSaidTwice) ? 'UTC' : timeZone;
    const { address, lat, lng } = event.address ?? {};
    made.createEvent({
      // The same in both languages' calendars would hide one of them from who subscribes to both.
      id: `${event.uid ?? ''}-${locale}@${new URL(siteUrl).hostname}`,
      // A plain Date would be told in the time of the server's own clock.
      start: new TZDate(start.iso, zone),
      ...(end && { end: new TZDate(end.iso, zone) }),
      timezone: zone,
      summary: event.title ?? '',
      description: [event.excerpt, event.ticket].filter(Boolean).join('\n\n'),
      url: siteUrl + href('event', { slug: event.slug ?? '' }, locale),
      ...(address && {
        location: {
          title: address,
          ...(typeof lat === 'number' && typeof lng === 'number' && { geo: { lat, lon: lng } }),
        },
      }),
      stamp: updated,
      lastModified: updated,
      ...(event.cancelled && { status: ICalEventStatus.CANCELLED }),
      // Grows with every change, as readers of calendars expect.
      sequence: Math.max(0, Math.floor((updated.getTime() - counted) / 1000)),
    });
  }
  // Every line ends in CRLF, the last one too (RFC 5545 §3.1); the library leaves it out.
  return `${made.toString()}\r\n`;
}

/** Whether the town's clock shows the same an hour before or after: readers take one of the two. */
function isSaidTwice(iso: string): boolean {
  const hour = 3_600_000;
  const offsetAt = (time: number) => new TZDate(time, timeZone).getTimezoneOffset();
  const time = Date.parse(iso);
  return offsetAt(time + hour) > offsetAt(time) || offsetAt(time) > offsetAt(time - hour);
}
