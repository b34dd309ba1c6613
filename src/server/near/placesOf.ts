import type { Position } from '@/features/finding/model';
import { mapPosition } from '@/features/pages/mapper';
import { PlacesDocument } from '@/gql/graphql';
import type { Cms } from '../cms';
import type { PageContext } from '../getPageProps';
import { Memory, sharedKeepMs } from '../Memory';

const placedSections = ['accommodations', 'services'] as const;
type PlacedSection = (typeof placedSections)[number];

/** An entry and where it is. */
export interface Placed {
  id: string;
  position: Position;
}

/** As many entries as one request may ask for. */
const mostAtOnce = 500;

declare global {
  var studiumPlaces: Record<PlacedSection, Memory<Placed[]>> | undefined;
}

/** On globalThis, as layouts are: the webhook has to reach it. */
const memory = (globalThis.studiumPlaces ??= {
  accommodations: new Memory(),
  services: new Memory(),
});

/**
 * Where the entries of a section are; those without a place are left out. Kept until an entry of the
 * section is published: universities have them all asked for.
 * @throws AppError cms/…
 */
export function placesOf(
  section: PlacedSection,
  { cms, map: { locale, preview } }: Pick<PageContext, 'cms' | 'map'>,
): Promise<Placed[]> {
  const load = () => loadPlaces(section, cms);
  return preview ? load() : memory[section].get(locale, load, sharedKeepMs);
}

/** Entries of these sections have changed. */
export function forgetPlaces(sections: ReadonlySet<string>): void {
  for (const section of placedSections) if (sections.has(section)) memory[section].forget();
}

async function loadPlaces(section: PlacedSection, cms: Cms): Promise<Placed[]> {
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
