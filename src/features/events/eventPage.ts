import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { EventDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { aroundEntry } from '../pages/aroundEntry';
import type { EventView } from './EventView';
import { mapEvent } from './mapper';

/** Data of the page of one event. */
export async function eventPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof EventView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(EventDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('event', found, 'events_events_Entry', context);
  const blocks = await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 });
  return {
    ...aroundEntry('event', entry, entry.excerpt, context),
    view: { event: mapEvent(entry, blocks, map) },
  };
}
