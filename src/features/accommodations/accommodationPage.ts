import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { AccommodationDocument, RelatedAccommodationsDocument } from '@/gql/graphql';
import { alternatesOfEntry } from '@/routing/alternates';
import { entryOf } from '@/server/entryOf';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { AccommodationView } from './AccommodationView';
import { mapAccommodation, mapAccommodationTeaser } from './mapper';

/** One row of cards on a wide screen. */
const relatedLimit = 4;

/** Data of the page of one accommodation. */
export async function accommodationPage({
  locale,
  params: { slug = '' },
  cms,
  map,
}: PageContext): Promise<PageData<ComponentProps<typeof AccommodationView>>> {
  const { entry: found, globalSet } = await cms(AccommodationDocument, { slug: [slug] });
  const entry = entryOf(found, 'accommodations_accommodations_Entry');
  const categories = entry.categories.flatMap((category) => category?.id ?? []);
  const [blocks, { entries }] = await Promise.all([
    mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 }),
    cms(RelatedAccommodationsDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: categories,
      limit: relatedLimit,
    }),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'accommodations_accommodations_Entry'
      ? (mapAccommodationTeaser(other, map) ?? [])
      : [],
  );
  const notes = globalSet?.__typename === 'generalConfigurations_GlobalSet' ? globalSet : {};
  return {
    view: { accommodation: mapAccommodation(entry, { blocks, related, notes }, map) },
    alternates: alternatesOfEntry('accommodation', slug, locale, entry.localized),
    seo: {
      data: entry.seo,
      defaults: { title: entry.title ?? '', description: entry.excerpt ?? '' },
    },
  };
}
