import type { ComponentProps } from 'react';
import { EventsArchiveDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { filterChoices } from '../pages/categories';
import type { EventsView } from './EventsView';
import { byTime } from './mapper';

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
      ...byTime([answer.ahead, answer.underWay, answer.latest], map, now),
    },
  };
}
