import type { ComponentProps } from 'react';
import { PlaceDocument } from '@/gql/graphql';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { loadNearPlace } from '@/features/distance/server/loadNear';
import { placeJsonLd } from './placeJsonLd';
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
    jsonLd: (url) => placeJsonLd(place, url),
    view: { place },
  };
};
