import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { ServiceDocument, RelatedServicesDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { serviceThing } from '@/server/structured/serviceThing';
import { aroundEntry } from '../pages/aroundEntry';
import { mapService, mapServiceTeaser } from './mapper';
import type { ServiceView } from './ServiceView';

/** One row of cards on a wide screen. */
const relatedLimit = 4;

/** Data of the page of one service. */
export async function servicePage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof ServiceView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(ServiceDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('service', found, 'services_services_Entry', context);
  const [blocks, { entries }] = await Promise.all([
    mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 }),
    cms(RelatedServicesDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: entry.categories.flatMap((category) => category?.id ?? []),
      limit: relatedLimit,
    }),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'services_services_Entry' ? (mapServiceTeaser(other, map) ?? []) : [],
  );
  const service = mapService(entry, { blocks, related }, map);
  return {
    ...aroundEntry('service', entry, entry.excerpt, context),
    thing: (url) => serviceThing(service, url),
    view: { service },
  };
}
