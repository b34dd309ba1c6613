import { option } from '@/lib/option';
import type { EventDetailFragment, ListEventsQuery, EventTeaserFragment } from '@/gql/graphql';
import { categoryHref } from '@/routing/categoryHref';
import { fileHref } from '@/routing/files';
import type { MapperContext } from '@/server/mapping/context';
import { mapDate } from '@/server/mapping/mapDate';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapPosition } from '@/server/mapping/mapPosition';
import { currentDate, eventState } from '@studium/shared/eventDates';
import { shortEventDate, eventSpan } from '@/server/mapping/eventDates';
import {
  mapDetail,
  mapLabels,
  mapTags,
  mapTeaser,
  mapTeaserCategories,
} from '@/content/shared/server/mapper';
import { eventTypes, type EventTeaser } from '../model';
import type { Event } from '../detail';
import { calendarTexts, detailDates, mapDates } from './dates';

/**
 * Maps an event to a card; null when it has no page in this language.
 * @param now the time of the generation of the page, which decides whether the event is past
 */
export function mapEventTeaser(
  entry: EventTeaserFragment,
  context: MapperContext,
  now = new Date(),
): EventTeaser | null {
  const teaser = mapTeaser('event', entry, context);
  return (
    teaser && {
      ...teaser,
      ...mapFacts(entry, context, now),
      excerpt: entry.excerpt ?? '',
      image: mapDecoration(entry.image, context),
      categories: mapTeaserCategories(entry.categories),
    }
  );
}

type RawFacts = Pick<
  EventDetailFragment,
  'eventType' | 'eventStartDate' | 'eventEndDate' | 'eventDates' | 'ticket' | 'cancelled'
>;

/** Maps what both the card and the page show: the date that counts now, and all dates if there are several. */
function mapFacts(entry: RawFacts, { locale }: MapperContext, now: Date) {
  const dates = mapDates(entry, locale, now);
  // A cms without a list of dates has the one that counts.
  const { start, end, when } = currentDate(dates, now.getTime()) ?? {
    start: mapDate(entry.eventStartDate),
    end: mapDate(entry.eventEndDate),
    when: '',
  };
  const place = entry.eventDates?.find((date) => date?.start === start)?.address;
  const [only] = dates.length === 1 ? dates : [];
  return {
    ...(place && { position: mapPosition(place) }),
    ...(only?.address && { address: only.address }),
    type: option(eventTypes, entry.eventType, null),
    ticket: entry.ticket ?? '',
    dates: dates.length > 1 ? dates : [],
    start,
    end,
    when: start && !when ? shortEventDate(start, end, locale, now) : when,
    state: start ? eventState(start, end, now.getTime()) : 'upcoming',
    cancelled:
      (entry.cancelled ?? false) || (dates.length > 0 && dates.every((date) => date.cancelled)),
  };
}

type Entries = ListEventsQuery['ahead'] | undefined;

/** Maps the events of several lists that are not over, each once, the soonest first. */
export function mapUpcoming(lists: Entries[], context: MapperContext, now: Date): EventTeaser[] {
  const events = new Map<string, EventTeaser>();
  for (const entry of lists.flatMap((list) => list ?? [])) {
    if (entry?.__typename !== 'events_events_Entry') continue;
    const event = mapEventTeaser(entry, context, now);
    if (event && event.state !== 'past') events.set(event.id, event);
  }
  return [...events.values()].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Whose event it is. A cms that is no Studium may not say it. */
function mapSource(rows: EventDetailFragment['source']): Event['source'] {
  const [row] = rows ?? [];
  if (!row?.name) return null;
  return { name: row.name, href: row.url && /^https?:/i.test(row.url) ? row.url : null };
}

/** Maps an event to its page. */
export function mapEvent(
  entry: EventDetailFragment,
  { blocks, related }: Pick<Event, 'blocks' | 'related'>,
  context: MapperContext,
  now = new Date(),
): Event {
  const { dates: all, ...facts } = mapFacts(entry, context, now);
  const { start, end } = facts;
  const dates = detailDates(all, context.locale, now);
  const categories = mapLabels(entry.categories, (slug) =>
    categoryHref('events', slug, context.locale),
  );
  const labels = [...categories, ...mapTags(entry.tags)];
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    ...facts,
    related,
    source: mapSource(entry.source),
    dates,
    calendar: calendarTexts(dates, context.locale),
    span: start ? eventSpan(start, end, context.locale) : null,
    calendarHref:
      start && entry.slug && facts.state !== 'past' && !facts.cancelled
        ? fileHref('eventCalendar', context.locale, entry.slug)
        : null,
  };
}
