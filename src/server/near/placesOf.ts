import type { Position } from '@/features/finding/model';
import { mapPosition } from '@/features/pages/mapper';
import { PlacesDocument } from '@/gql/graphql';
import type { Cms } from '../cms';

/** An entry and where it is. */
export interface Placed {
  id: string;
  position: Position;
}

/** As many entries as the contract answers at once. */
const mostAtOnce = 1000;

/**
 * Where the entries of a section are; those without a place are left out.
 * @throws AppError cms/…
 */
export async function placesOf(section: 'accommodations' | 'services', cms: Cms) {
  const placed: Placed[] = [];
  for (let offset = 0; ; offset += mostAtOnce) {
    const { entries } = await cms(PlacesDocument, {
      section: [section],
      limit: mostAtOnce,
      offset,
    });
    for (const entry of entries ?? []) {
      const position = entry && 'address' in entry ? mapPosition(entry.address) : null;
      if (position) placed.push({ id: entry?.id ?? '', position });
    }
    if ((entries ?? []).length < mostAtOnce) return placed;
  }
}
