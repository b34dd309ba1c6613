import { option } from '@/lib/option';
import type { EventDetailFragment, ListEventsQuery, EventTeaserFragment } from '@/gql/graphql';
import { categoryHref } from '@/routing/categoryHref';
import { fileHref } from '@/routing/files';
import type { MapperContext } from '@/server/mapping/context';
import { mapDate } from '@/server/mapping/mapDate';
import { mapDecoration } from '@/server/mapping/mapImage';
import { eventState } from '@/i18n/eventState';
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
  'eventType' | 'eventStartDate' | 'eventEndDate' | 'ticket' | 'cancelled'
>;

/** Maps what both the card and the page show. */
function mapFacts(entry: RawFacts, { locale }: MapperContext, now: Date) {
  const start = mapDate(entry.eventStartDate);
  const end = mapDate(entry.eventEndDate);
  return {
    type: option(eventTypes, entry.eventType, null),
    ticket: entry.ticket ?? '',
    start,
    end,
    when: start ? shortEventDate(start, end, locale, now) : '',
    state: start ? eventState(start, end, now.getTime()) : 'upcoming',
    cancelled: entry.cancelled ?? false,
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

/** Maps an event to its page. */
export function mapEvent(
  entry: EventDetailFragment,
  { blocks, related }: Pick<Event, 'blocks' | 'related'>,
  context: MapperContext,
  now = new Date(),
): Event {
  const facts = mapFacts(entry, context, now);
  const { start, end } = facts;
  const categories = mapLabels(entry.categories, (slug) =>
    categoryHref('events', slug, context.locale),
  );
  const labels = [...categories, ...mapTags(entry.tags)];
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    ...facts,
    related,
    span: start ? eventSpan(start, end, context.locale) : null,
    calendarHref:
      start && entry.slug && facts.state !== 'past' && !facts.cancelled
        ? fileHref('eventCalendar', context.locale, entry.slug)
        : null,
  };
}
