import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { AccommodationDocument, RelatedAccommodationsDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import { choicesOf } from '@/server/finding/choicesOf';
import type { PageContext, PageData } from '@/server/getPageProps';
import { accommodationThing } from '@/server/structured/accommodationThing';
import { aroundEntry } from '../pages/aroundEntry';
import type { AccommodationView } from './AccommodationView';
import { mapAccommodation, mapAccommodationTeaser } from './mapper';

/** One row of cards on a wide screen. */
const relatedLimit = 4;

/** Data of the page of one accommodation. */
export async function accommodationPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof AccommodationView>>> {
  const { params, cms, map } = context;
  const { entry: found, globalSet } = await cms(AccommodationDocument, {
    slug: [params.slug ?? ''],
  });
  const entry = entryAt('accommodation', found, 'accommodations_accommodations_Entry', context);
  const categories = entry.categories.flatMap((category) => category?.id ?? []);
  const [blocks, { entries }, { universities }] = await Promise.all([
    mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 }),
    cms(RelatedAccommodationsDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: categories,
      limit: relatedLimit,
    }),
    choicesOf('accommodations', context),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'accommodations_accommodations_Entry'
      ? (mapAccommodationTeaser(other, map) ?? [])
      : [],
  );
  const notes = globalSet?.__typename === 'generalConfigurations_GlobalSet' ? globalSet : {};
  const accommodation = mapAccommodation(entry, { blocks, related, notes }, map);
  return {
    ...aroundEntry('accommodation', entry, entry.excerpt, context),
    thing: (url) => accommodationThing(accommodation, url),
    view: { accommodation, universities },
  };
}
