import type { PlaceDetailFragment, PlaceTeaserFragment } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { MapContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { mapDetail, mapPosition } from '../pages/mapper';
import type { Around, Place, PlaceTeaser } from './model';

/** A place on a card, or null where it has no address in this language. */
export function mapPlaceTeaser(
  entry: PlaceTeaserFragment,
  context: MapContext,
): PlaceTeaser | null {
  if (!entry.slug) return null;
  return {
    id: entry.id ?? '',
    href: href('place', { slug: entry.slug }, context.locale),
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    icon: mapImage(entry.icon, context),
    address: entry.address?.address ?? '',
    position: mapPosition(entry.address),
  };
}

/** Everything that the page of one place shows. */
export function mapPlace(entry: PlaceDetailFragment, around: Around, context: MapContext): Place {
  return {
    ...mapDetail(entry, [], [], [], context),
    ...around,
    icon: mapImage(entry.icon, context),
  };
}
