import type { PointsOfInterestQuery } from '@/gql/graphql';
import type { PointOfInterest } from '../point';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapUrl } from '@/server/mapping/mapUrl';
import { mapPosition } from '@/server/mapping/mapPosition';

type Entry = NonNullable<NonNullable<PointsOfInterestQuery['entries']>[number]>;

/** A point of interest as the maps show it; null without a title or a position. */
export function mapPoint(entry: Entry, context: MapperContext): PointOfInterest | null {
  if (entry.__typename !== 'poi_poi_Entry') return null;
  const { id, title, description, address } = entry;
  const position = mapPosition(address);
  if (!id || !title || !position) return null;
  return {
    id,
    title,
    address: address?.address ?? '',
    description: description ?? '',
    href: mapUrl(entry.url, context),
    position,
    icon: mapDecoration(entry.icon, context),
  };
}
