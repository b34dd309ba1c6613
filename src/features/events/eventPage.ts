import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { EventDocument, RelatedEventsDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { eventThing } from '@/server/structured/eventThing';
import { aroundEntry } from '../pages/aroundEntry';
import type { EventView } from './EventView';
import { mapEvent, mapEventTeaser } from './mapper';

/** One row of cards on a wide screen. */
const relatedLimit = 4;

/** Data of the page of one event. */
export async function eventPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof EventView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(EventDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('event', found, 'events_events_Entry', context);
  const [blocks, { entries }] = await Promise.all([
    mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 }),
    cms(RelatedEventsDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: entry.categories.flatMap((category) => category?.id ?? []),
      begin: [`>= ${new Date().toISOString()}`],
      limit: relatedLimit,
    }),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'events_events_Entry' ? (mapEventTeaser(other, map) ?? []) : [],
  );
  const event = mapEvent(entry, { blocks, related }, map);
  return {
    ...aroundEntry('event', entry, entry.excerpt, context),
    thing: (url) => eventThing(event, url),
    view: { event },
  };
}
