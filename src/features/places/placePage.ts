import type { ComponentProps } from 'react';
import { PlaceDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { aroundPlace } from '@/server/near/aroundPlace';
import { placeThing } from '@/server/structured/placeThing';
import { aroundEntry } from '../pages/aroundEntry';
import { mapPosition } from '../pages/mapper';
import { mapPlace } from './mapper';
import type { PlaceView } from './PlaceView';

/** Data of the page of one point of interest. */
export async function placePage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof PlaceView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(PlaceDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('place', found, 'poi_poi_Entry', context);
  const around = await aroundPlace(entry.id ?? '', mapPosition(entry.address), context);
  const place = mapPlace(entry, around, map);
  return {
    ...aroundEntry('place', entry, entry.excerpt, context),
    thing: (url) => placeThing(place, url),
    view: { place },
  };
}
