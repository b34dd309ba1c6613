import type { Place as SchemaPlace } from 'schema-dts';
import type { Place } from '@/features/places/model';
import { imageJsonLd, placeJsonLdParts } from './jsonLdParts';

/** JSON-LD of a point of interest: a Place and not a TouristAttraction, because many are not sights. */
export function placeJsonLd(place: Place, url: string): SchemaPlace {
  const { title, excerpt, icon } = place;
  return {
    '@type': 'Place',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(icon, url),
    ...placeJsonLdParts(place),
  };
}
