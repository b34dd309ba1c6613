import { nearest } from '@/geo/nearby';
import type { NearbyEntries } from '@/content/places/model';
import type { Near } from '@/geo/near';
import { loadSection } from '@/features/listing/server/loadSection';
import { logError } from '@/server/logs/logError';
import type { Position } from '@/geo/position';
import type { PageContext } from '@/server/pageData';

/** One row of cards on a wide screen. */
const limit = 4;

interface Placed {
  id: string;
  position: Position | null;
}

/**
 * Loads the places and services nearest to a place. A failure is only logged, because the page is
 * complete without them (specification §8).
 */
export async function loadAroundPlace(
  id: string,
  from: Position | null,
  { cms, map }: Pick<PageContext, 'cms' | 'map'>,
): Promise<NearbyEntries> {
  if (!from) return { places: [], services: [] };
  const near = async <Entry extends Placed>(all: Promise<Entry[]>): Promise<Near<Entry>[]> => {
    try {
      const others = (await all).filter((one) => one.id !== id);
      return nearestOf(others, from);
    } catch (error) {
      logError(`near places ${map.locale}`, error);
      return [];
    }
  };
  const [places, services] = await Promise.all([
    near(loadSection('places', { cms, map })),
    near(loadSection('services', { cms, map })),
  ]);
  return { places, services };
}

function nearestOf<Entry extends Placed>(all: Entry[], from: Position): Near<Entry>[] {
  const placed = all.flatMap(({ id, position }) => (position ? [{ id, position }] : []));
  return nearest(from, placed, limit).flatMap(({ id, walking }) => {
    const entry = all.find((one) => one.id === id);
    return entry ? [{ entry, walking }] : [];
  });
}
