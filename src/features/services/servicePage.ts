import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { ServiceDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { aroundEntry } from '../pages/aroundEntry';
import { mapService } from './mapper';
import type { ServiceView } from './ServiceView';

/** Data of the page of one service. */
export async function servicePage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof ServiceView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(ServiceDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('service', found, 'services_services_Entry', context);
  const blocks = await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 });
  return {
    ...aroundEntry('service', entry, entry.excerpt, context),
    view: { service: mapService(entry, blocks, map) },
  };
}
