import type { Place as SchemaPlace } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { Place } from '../detail';

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
