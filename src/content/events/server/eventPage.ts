import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { EventDocument, RelatedEventsDocument } from '@/gql/graphql';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { eventJsonLd } from './eventJsonLd';
import { elementPageData, relatedLimit } from '@/content/shared/server/elementPageData';
import type { EventView } from '../EventView';
import { mapEvent, mapEventTeaser } from './mapper';
import type { LoadPage } from '@/server/pageData';

export const eventPage: LoadPage<ComponentProps<typeof EventView>> = async (context) => {
  const { params, cms, mapperContext } = context;
  const { entry: data } = await cms(EventDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('event', data, 'events_events_Entry', context);
  const [blocks, { entries }] = await Promise.all([
    mapBlocks(entry.contentManager, context, 2),
    cms(RelatedEventsDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: entry.categories.flatMap((category) => category?.id ?? []),
      begin: [`>= ${new Date().toISOString()}`],
      limit: relatedLimit,
    }),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'events_events_Entry' ? (mapEventTeaser(other, mapperContext) ?? []) : [],
  );
  const event = mapEvent(entry, { blocks, related }, mapperContext);
  return {
    ...elementPageData('event', entry, entry.excerpt, context),
    picture: event.image,
    jsonLd: (url, siteName) => eventJsonLd(event, url, siteName),
    view: { event },
  };
};
