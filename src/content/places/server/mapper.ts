import type { PlaceDetailFragment, PlaceTeaserFragment } from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapDetail, mapTeaser } from '@/content/shared/server/mapper';
import type { NearbyEntries, PlaceTeaser } from '../model';
import type { Place } from '../detail';

/** Maps a place to a card; null when it has no page in this language. */
export function mapPlaceTeaser(
  entry: PlaceTeaserFragment,
  context: MapperContext,
): PlaceTeaser | null {
  const teaser = mapTeaser('place', entry, context);
  return (
    teaser && {
      ...teaser,
      excerpt: entry.excerpt ?? '',
      icon: mapDecoration(entry.icon, context),
    }
  );
}

export function mapPlace(
  entry: PlaceDetailFragment,
  nearby: NearbyEntries,
  context: MapperContext,
): Place {
  return {
    ...mapDetail(entry, [], [], [], context),
    ...nearby,
    icon: mapDecoration(entry.icon, context),
  };
}
