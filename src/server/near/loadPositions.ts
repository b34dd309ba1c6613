import type { Position } from '@/features/listing/model';
import { mapPosition } from '@/features/pages/mapper';
import { PlacesDocument } from '@/gql/graphql';
import type { Cms } from '../cms';
import type { PageContext } from '../getPageProps';
import { MemoryCache, sharedTtlMs } from '../MemoryCache';

const placedSections = ['accommodations', 'services'] as const;
type PlacedSection = (typeof placedSections)[number];

/** An entry with its position. */
export interface Placed {
  id: string;
  position: Position;
}

/** The maximum number of entries in one CMS request. */
const batchSize = 500;

declare global {
  var studiumPlaces: Record<PlacedSection, MemoryCache<Placed[]>> | undefined;
}

/** On globalThis, so that pages and the revalidation webhook, which Next bundles apart, share it. */
const cache = (globalThis.studiumPlaces ??= {
  accommodations: new MemoryCache(),
  services: new MemoryCache(),
});

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

/** Clears the cache of the sections that have changed. */
export function clearPositions(sections: ReadonlySet<string>): void {
  for (const section of placedSections) if (sections.has(section)) cache[section].clear();
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
