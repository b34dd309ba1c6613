import type { Place as PlaceThing } from 'schema-dts';
import type { Place } from '@/features/places/model';
import { pictureOf, placeOf } from './place';

/** A point of interest for search engines: a Place, because many of them are no sights. */
export function placeThing(place: Place, url: string): PlaceThing {
  const { title, excerpt, icon } = place;
  return {
    '@type': 'Place',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...pictureOf(icon, url),
    ...placeOf(place),
  };
}
