import type { AddressFragment } from '@/gql/graphql';
import type { Position } from '@/geo/position';

/** Maps an address to its position; null if unknown. */
export function mapPosition(
  address: Pick<AddressFragment, 'lat' | 'lng'> | null | undefined,
): Position | null {
  const { lat, lng } = address ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}
