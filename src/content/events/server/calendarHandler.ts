import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { notFound } from '@/errors/AppError';
import { option } from '@/lib/option';
import { eventTypes, type EventType } from '../model';
import { CalendarEventsDocument } from '@/gql/graphql';
import { timeZone } from '@studium/shared/town/settings';
import { loadAll } from '@/server/cms/loadAll';
import { contentCache } from '@/server/contentCache';
import type { SlugRouteName } from '@/routing/routes';
import { isSlug } from '@/routing/isSlug';
import { mapDate } from '@/server/mapping/mapDate';
import { translatorOf } from '@/server/texts';
import { renderInTurn } from '@/server/rendering/renderInTurn';
import { createFileHandler, type File, type FileContext } from '@/server/files/createFileHandler';
import { calendarEntries, type CalendarItem } from './calendarEntries';

const dayMs = 86_400_000;

/** Milliseconds for which past events stay in subscribed calendars. */
const pastMs = 90 * dayMs;
/** Maximum number of events in one request. */
const batchSize = 250;

/** The calendars of all events by language. A complete one takes the site about a tenth of a second. */
const calendars = contentCache<File>('calendars');

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
  const events = lists
    .flat()
    .flatMap((entry) =>
      entry?.__typename === 'events_events_Entry' && mapDate(entry.eventStartDate) ? entry : [],
    );
  // An event with several dates may be in both lists.
  return [...new Map(events.map((event) => [event.slug, event])).values()];
}

/** Renders a calendar in the town's time zone. */
export function calendarOf(
  name: string,
  events: CalendarItem[],
  { locale, siteUrl }: Pick<FileContext, 'locale' | 'siteUrl'>,
  route?: SlugRouteName,
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
  for (const event of events)
    for (const entry of calendarEntries(event, { locale, siteUrl }, route))
      result.createEvent(entry);
  // Every line ends in CRLF (RFC 5545 §3.1), but the library leaves out the last one.
  return `${result.toString().replace(forbidden, ' ')}\r\n`;
}

/**
 * Control characters and the separators of Unicode, which no value may contain (RFC 5545 §3.1). A text from Word has some
 * for its line breaks. The library escapes line breaks in texts, and nothing else here comes from a person as it is.
 */
const forbidden = /(?![\t\r\n])[\p{Cc}\u2028\u2029]/gu;
