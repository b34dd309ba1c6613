import type { ComponentProps } from 'react';
import { EventsArchiveDocument, type EventsArchiveQuery } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { MapContext } from '@/server/mapping/context';
import { archiveOf } from '../pages/archive';
import { filterChoices } from '../pages/categories';
import type { EventsView } from './EventsView';
import { mapEventTeaser } from './mapper';
import type { EventTeaser } from './model';

/** As many events that have begun as are asked for; older ones are found by their address. */
const latestLimit = 60;

/** Data of the list of events: what is on and what has been, as of now. */
export async function eventsPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof EventsView>>> {
  const { locale, cms, map } = context;
  const now = new Date();
  const moment = now.toISOString();
  const [{ head, page }, answer] = await Promise.all([
    archiveOf('events', context),
    cms(EventsArchiveDocument, {
      ahead: [`> ${moment}`],
      begun: [`<= ${moment}`],
      unfinished: [`> ${moment}`],
      limit: latestLimit,
    }),
  ]);
  return {
    ...page,
    view: {
      head,
      categories: filterChoices('events', answer.categories, locale),
      ...byTime(answer, map, now),
    },
  };
}

type Answer = Pick<EventsArchiveQuery, 'ahead' | 'underWay' | 'latest'>;

/** Each event once: what is on, the soonest first, and what has been, the latest first. */
export function byTime({ ahead, underWay, latest }: Answer, map: MapContext, now: Date) {
  const events = new Map<string, EventTeaser>();
  for (const entry of [ahead, underWay, latest].flatMap((list) => list ?? [])) {
    if (entry?.__typename !== 'events_events_Entry') continue;
    const event = mapEventTeaser(entry, map, now);
    if (event) events.set(event.id, event);
  }
  const sorted = [...events.values()].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return {
    coming: sorted.filter(({ state }) => state !== 'past'),
    past: sorted.filter(({ state }) => state === 'past').reverse(),
  };
}
