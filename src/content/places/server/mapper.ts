import type { PlaceDetailFragment, PlaceTeaserFragment } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { MapContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapDetail } from '@/content/shared/server/mapper';
import type { NearbyEntries, PlaceTeaser } from '../model';
import type { Place } from '../detail';
import { mapPosition } from '@/server/mapping/mapPosition';

/** Maps a place to a card; null when it has no page in this language. */
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
    icon: mapDecoration(entry.icon, context),
    address: entry.address?.address ?? '',
    position: mapPosition(entry.address),
  };
}

/** Maps a place to its page. */
export function mapPlace(
  entry: PlaceDetailFragment,
  nearby: NearbyEntries,
  context: MapContext,
): Place {
  return {
    ...mapDetail(entry, [], [], [], context),
    ...nearby,
    icon: mapDecoration(entry.icon, context),
  };
}
