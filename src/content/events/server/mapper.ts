import { option } from '@/lib/option';
import type { EventDetailFragment, ListEventsQuery, EventTeaserFragment } from '@/gql/graphql';
import { categoryHref } from '@/routing/categoryHref';
import { fileHref } from '@/routing/files';
import { href } from '@/routing/href';
import type { MapContext } from '@/server/mapping/context';
import { mapDate } from '@/server/mapping/mapDate';
import { mapDecoration } from '@/server/mapping/mapImage';
import { shortWhen, spanOf, stateOf } from '@/server/mapping/when';
import { mapDetail, mapLabels, mapTags, mapTeaserCategories } from '@/content/shared/server/mapper';
import { eventTypes, type EventTeaser } from '../model';
import type { Event } from '../detail';
import { mapPosition } from '@/server/mapping/mapPosition';

/**
 * Maps an event to a card; null when it has no page in this language.
 * @param now the time of the generation of the page, which decides whether the event is past
 */
export function mapEventTeaser(
  entry: EventTeaserFragment,
  context: MapContext,
  now = new Date(),
): EventTeaser | null {
  const { slug } = entry;
  if (!slug) return null;
  const start = mapDate(entry.eventStartDate);
  const end = mapDate(entry.eventEndDate);
  return {
    id: entry.id ?? '',
    href: href('event', { slug }, context.locale),
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    type: option(eventTypes, entry.eventType, null),
    image: mapDecoration(entry.image, context),
    address: entry.address?.address ?? '',
    position: mapPosition(entry.address),
    ticket: entry.ticket ?? '',
    categories: mapTeaserCategories(entry.categories),
    start,
    end,
    when: start ? shortWhen(start, end, context.locale, now) : '',
    state: start ? stateOf(start, end, now) : 'ahead',
    cancelled: entry.cancelled ?? false,
  };
}

type Entries = ListEventsQuery['ahead'] | undefined;

/** Removes duplicates and splits events into upcoming, the soonest first, and past, the latest first. */
export function splitByTime(lists: Entries[], context: MapContext, now: Date) {
  const events = new Map<string, EventTeaser>();
  for (const entry of lists.flatMap((list) => list ?? [])) {
    if (entry?.__typename !== 'events_events_Entry') continue;
    const event = mapEventTeaser(entry, context, now);
    if (event) events.set(event.id, event);
  }
  const sorted = [...events.values()].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return {
    upcoming: sorted.filter(({ state }) => state !== 'past'),
    past: sorted.filter(({ state }) => state === 'past').reverse(),
  };
}

/** Maps an event to its page. */
export function mapEvent(
  entry: EventDetailFragment,
  { blocks, related }: Pick<Event, 'blocks' | 'related'>,
  context: MapContext,
  now = new Date(),
): Event {
  const start = mapDate(entry.eventStartDate);
  const end = mapDate(entry.eventEndDate);
  const categories = mapLabels(entry.categories, (slug) =>
    categoryHref('events', slug, context.locale),
  );
  const state = start ? stateOf(start, end, now) : 'ahead';
  const cancelled = entry.cancelled ?? false;
  const labels = [...categories, ...mapTags(entry.tags)];
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    related,
    type: option(eventTypes, entry.eventType, null),
    ticket: entry.ticket ?? '',
    when: start ? shortWhen(start, end, context.locale, now) : '',
    span: start ? spanOf(start, end, context.locale) : null,
    state,
    cancelled,
    calendarHref:
      start && entry.slug && state !== 'past' && !cancelled
        ? fileHref('eventCalendar', context.locale, entry.slug)
        : null,
  };
}
