import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { AccommodationDocument, RelatedAccommodationsDocument } from '@/gql/graphql';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { loadChoices } from '@/features/listing/server/loadChoices';
import { accommodationJsonLd } from './accommodationJsonLd';
import { elementPageData, relatedLimit } from '@/content/shared/server/elementPageData';
import type { AccommodationView } from '../AccommodationView';
import { mapAccommodation, mapAccommodationTeaser } from './mapper';
import type { LoadPage } from '@/server/pageData';

export const accommodationPage: LoadPage<ComponentProps<typeof AccommodationView>> = async (
  context,
) => {
  const { params, cms, mapperContext } = context;
  const { entry: data, globalSet } = await cms(AccommodationDocument, {
    slug: [params.slug ?? ''],
  });
  const entry = requireEntryAtSlug(
    'accommodation',
    data,
    'accommodations_accommodations_Entry',
    context,
  );
  const categories = entry.categories.flatMap((category) => category?.id ?? []);
  const [blocks, { entries }, { universities }] = await Promise.all([
    mapBlocks(entry.contentManager, context, 2),
    cms(RelatedAccommodationsDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: categories,
      limit: relatedLimit,
    }),
    loadChoices('accommodations', context),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'accommodations_accommodations_Entry'
      ? (mapAccommodationTeaser(other, mapperContext) ?? [])
      : [],
  );
  const notes = globalSet?.__typename === 'generalConfigurations_GlobalSet' ? globalSet : {};
  const accommodation = mapAccommodation(entry, { blocks, related, notes }, mapperContext);
  return {
    ...elementPageData('accommodation', entry, entry.excerpt, context),
    picture: accommodation.image,
    jsonLd: (url) => accommodationJsonLd(accommodation, url),
    view: { accommodation, universities },
  };
};
