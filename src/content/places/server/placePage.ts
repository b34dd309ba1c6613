import type { ComponentProps } from 'react';
import { PlaceDocument } from '@/gql/graphql';
import { placeJsonLdParts, thingJsonLd } from '@/server/jsonLd/jsonLdParts';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { loadNearPlace } from '@/features/distance/server/loadNear';
import { elementPageData } from '@/content/shared/server/elementPageData';
import { mapPlace } from './mapper';
import type { PlaceView } from '../PlaceView';
import type { LoadPage } from '@/server/pageData';
import { mapPosition } from '@/server/mapping/mapPosition';

export const placePage: LoadPage<ComponentProps<typeof PlaceView>> = async (context) => {
  const { params, cms, mapperContext } = context;
  const { entry: data } = await cms(PlaceDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('place', data, 'poi_poi_Entry', context);
  const nearby = await loadNearPlace(entry.id ?? '', mapPosition(entry.address), context);
  const place = mapPlace(entry, nearby, mapperContext);
  return {
    ...elementPageData('place', entry, entry.excerpt, context),
    picture: place.image,
    // Not a TouristAttraction, because many are not sights.
    jsonLd: (url) => ({
      '@type': 'Place',
      ...thingJsonLd({ ...place, image: place.icon }, url),
      ...placeJsonLdParts(place),
    }),
    view: { place },
  };
};
