import { TZDate } from '@date-fns/tz';
import ical, { ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { notFound } from '@/errors/AppError';
import { option } from '@/lib/option';
import { eventTypes, type EventType } from '../model';
import { eventSpan } from '@/server/mapping/eventDates';
import { CalendarEventsDocument, type CalendarEventFragment } from '@/gql/graphql';
import { timeZone } from '@studium/shared/town/settings';
import { href } from '@/routing/href';
import { loadAll } from '@/server/cms/loadAll';
import { contentCache } from '@/server/contentCache';
import { isSlug } from '@/routing/isSlug';
import { mapDate } from '@/server/mapping/mapDate';
import { translatorOf } from '@/server/texts';
import { renderInTurn } from '@/server/rendering/renderInTurn';
import { uuidOf } from '@/server/mapping/uuidOf';
import { createFileHandler, type File, type FileContext } from '@/server/files/createFileHandler';

const dayMs = 86_400_000;

/** Milliseconds for which past events stay in subscribed calendars. */
const pastMs = 90 * dayMs;
/** Maximum number of events in one request. */
const batchSize = 250;

/** The calendars of all events by language. A complete one takes the site about a tenth of a second. */
const calendars = contentCache<File>('calendars');

/** Start of the sequence numbers, which are seconds and fit into 31 bits until 2088. */
const sequenceStart = Date.UTC(2020, 0, 1);

/**
 * GET /eventi.ics, /en/events.ics: the events of one language as a calendar for subscriptions, optionally
 * limited by ?category= or ?type=; /eventi/{slug}.ics: one event (RFC 5545).
 */
export const calendarHandler = createFileHandler((context) => {
  const { slug, category, type } = context.query;
  if ([slug, category].some((word) => word !== undefined && !isSlug(word)))
    throw notFound(`no slug: ${JSON.stringify([slug, category])}`);
  const filters = { slug, category, type: option(eventTypes, type, null) };
  const hasFilter = Object.values(filters).some((value) => value !== undefined && value !== null);
  return hasFilter
    ? renderInTurn(context.visitorAddress, () => buildFile(context, filters))
    : calendars.getOrStale(context.locale, () => buildFile(context, filters));
});

interface Filters {
  slug: string | undefined;
  category: string | undefined;
  type: EventType | null;
}

async function buildFile(context: FileContext, filters: Filters): Promise<File> {
  const { locale } = context;
  const { slug } = filters;
  const events = await loadEvents(context, filters);
  if (slug !== undefined && events.length === 0) throw notFound(`no event ${slug}`);
  const t = await translatorOf(locale);
  const name = `${t('common.sections.events')} · ${await context.siteName()}`;
  const text = calendarOf(name, events, context);
  return { type: 'text/calendar', text, name: `${slug ?? 'studium'}.ics` };
}

/** Loads one event, or all that are not over or that ended less than `pastMs` ago. */
async function loadEvents({ cms }: FileContext, { slug, category, type }: Filters) {
  // The start of a day, so that the cms can answer from its cache.
  const since = new Date(Math.floor((Date.now() - pastMs) / dayMs) * dayMs).toISOString();
  // An exhibition may have begun long before. An event without an end lasts a day.
  const periods =
    slug === undefined
      ? [{ start: [`> ${since}`] }, { start: [`<= ${since}`], end: [`> ${since}`] }]
      : [{ slug: [slug] }];
  const filters = {
    ...(category !== undefined && {
      category: [{ group: ['eventsCategories'], slug: [category] }],
    }),
    ...(type !== null && { type: [type] }),
  };
  const lists = await Promise.all(
    periods.map((period) =>
      loadAll(batchSize, async (batch) => {
        const variables = { ...period, ...filters, ...batch };
        return (await cms(CalendarEventsDocument, variables)).entries;
      }),
    ),
  );
  return lists
    .flat()
    .flatMap((entry) =>
      entry?.__typename === 'events_events_Entry' && mapDate(entry.eventStartDate) ? entry : [],
    );
}

/** Renders a calendar in the town's time zone. */
export function calendarOf(
  name: string,
  events: CalendarEventFragment[],
  { locale, siteUrl }: Pick<FileContext, 'locale' | 'siteUrl'>,
): string {
  const result = ical({
    // The library escapes the texts of events, but not this one.
    name: name.replace(/[\r\n]+/g, ' '),
    prodId: { company: 'Studium', product: 'events', language: locale.toUpperCase() },
    // Only the events name the zone. With a zone of its own, the calendar would write the stamps in local
    // time, but they have to be in UTC (RFC 5545 §3.8.7.2).
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    x: { 'X-WR-TIMEZONE': timeZone },
    ttl: 3600,
  });
  for (const event of events) {
    const updated = new Date(mapDate(event.dateUpdated) || mapDate(event.eventStartDate));
    // The same rule as on the page: an end before the start is ignored.
    const lastMoment = mapDate(event.eventEndDate);
    const { start, end } = eventSpan(mapDate(event.eventStartDate), lastMoment, locale);
    const zone = [start.iso, end?.iso ?? start.iso].some(isAmbiguous) ? 'UTC' : timeZone;
    // With an end that is a day, the start is one too, and the end is the day after (RFC 5545 §3.6.1).
    const allDay = end?.time === null;
    const after = end && new Date(allDay ? Date.parse(lastMoment) + 1000 : end.iso);
    const { address, lat, lng } = event.address ?? {};
    result.createEvent({
      // The id contains the language, because a reader with both calendars would hide equal ids.
      id: `${uuidOf(event) ?? encodeURIComponent(event.slug ?? '')}-${locale}@${new URL(siteUrl).hostname}`,
      // A plain Date would be written in the server's time zone.
      start: new TZDate(start.iso, zone),
      ...(after && { end: new TZDate(after, zone) }),
      allDay,
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
      // Calendar readers expect a number that grows with every change.
      sequence: Math.max(0, Math.floor((updated.getTime() - sequenceStart) / 1000)),
    });
  }
  // Every line ends in CRLF (RFC 5545 §3.1), but the library leaves out the last one.
  return `${result.toString().replace(forbidden, ' ')}\r\n`;
}

/**
 * Control characters and the separators of Unicode, which no value may contain (RFC 5545 §3.1). A text from Word has some
 * for its line breaks. The library escapes line breaks in texts, and nothing else here comes from a person as it is.
 */
const forbidden = /(?![\t\r\n])[\p{Cc}\u2028\u2029]/gu;

/** Whether this local time occurs twice, at the end of summer time; readers may pick the wrong one. */
function isAmbiguous(iso: string): boolean {
  const hour = 3_600_000;
  const offsetAt = (time: number) => new TZDate(time, timeZone).getTimezoneOffset();
  const time = Date.parse(iso);
  return offsetAt(time + hour) > offsetAt(time) || offsetAt(time) > offsetAt(time - hour);
}
