import { PlacesDocument } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { loadAll } from '@/server/cms/loadAll';
import { contentCache } from '@/server/contentCache';
import { sharedTtlMs } from '@/server/MemoryCache';
import type { Positioned } from '@/geo/position';
import type { CmsContext } from '@/server/pageData';
import { mapPosition } from '@/server/mapping/mapPosition';

export type PositionedSection = 'accommodations' | 'services';

/** The maximum number of entries in one cms request. */
const batchSize = 500;

const cache = {
  accommodations: contentCache<Positioned[]>('positions of accommodations', 'accommodations'),
  services: contentCache<Positioned[]>('positions of services', 'services'),
};

/**
 * Loads the positions of all entries of a section; entries without a position are left out. Cached
 * until an entry of the section is published, and for a minute at most (`sharedTtlMs`), because each
 * university page needs all of them.
 * @throws AppError cms/…
 */
export function loadPositions(
  section: PositionedSection,
  { cms, mapperContext: { locale, preview } }: CmsContext,
): Promise<Positioned[]> {
  const load = () => fetchPositions(section, cms);
  return preview ? load() : cache[section].get(locale, load, sharedTtlMs);
}

async function fetchPositions(section: PositionedSection, cms: Cms): Promise<Positioned[]> {
  const entries = await loadAll(batchSize, async (batch) => {
    const variables = { section: [section], ...batch };
    return (await cms(PlacesDocument, variables)).entries;
  });
  return entries.flatMap((entry) => {
    const position = entry && 'address' in entry ? mapPosition(entry.address) : null;
    return position ? [{ id: entry?.id ?? '', position }] : [];
  });
}
