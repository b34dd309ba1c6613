import { PlacesDocument } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { contentCache } from '@/server/contentCache';
import { sharedTtlMs } from '@/server/MemoryCache';
import type { Position } from '@/geo/position';
import type { PageContext } from '@/server/pageData';
import { mapPosition } from '@/server/mapping/mapPosition';

export type PlacedSection = 'accommodations' | 'services';

export interface Placed {
  id: string;
  position: Position;
}

/** The maximum number of entries in one CMS request. */
const batchSize = 500;

const cache = {
  accommodations: contentCache<Placed[]>('positions of accommodations', 'accommodations'),
  services: contentCache<Placed[]>('positions of services', 'services'),
};

/**
 * Loads the positions of all entries of a section; entries without a position are left out. Cached
 * until an entry of the section is published, because each university page needs all of them.
 * @throws AppError cms/…
 */
export function loadPositions(
  section: PlacedSection,
  { cms, map: { locale, preview } }: Pick<PageContext, 'cms' | 'map'>,
): Promise<Placed[]> {
  const load = () => fetchPositions(section, cms);
  return preview ? load() : cache[section].get(locale, load, sharedTtlMs);
}

async function fetchPositions(section: PlacedSection, cms: Cms): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (let offset = 0; ; offset += batchSize) {
    const { entries } = await cms(PlacesDocument, {
      section: [section],
      limit: batchSize,
      offset,
    });
    for (const entry of entries ?? []) {
      const position = entry && 'address' in entry ? mapPosition(entry.address) : null;
      if (position) placed.push({ id: entry?.id ?? '', position });
    }
    if ((entries ?? []).length < batchSize) return placed;
  }
}
