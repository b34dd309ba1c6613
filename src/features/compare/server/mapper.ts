import type { ComparedAccommodationFragment, ComparedUniversityFragment } from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';
import { mapContacts } from '@/server/mapping/mapContacts';
import {
  mapAccommodationTeaser,
  mapEnergy,
  mapTerms,
} from '@/content/accommodations/server/mapper';
import { countWithin } from '@/geo/nearby';
import type { Positioned } from '@/geo/position';
import { nearMinutes } from '@/geo/nearMinutes';
import { mapUniversityTeaser } from '@/content/universities/server/mapper';
import type { ComparedAccommodation, ComparedUniversity } from '../model';

/** Maps an accommodation to a column; null if it has no address in this language. */
export function mapComparedAccommodation(
  entry: ComparedAccommodationFragment,
  context: MapperContext,
): ComparedAccommodation | null {
  const teaser = mapAccommodationTeaser(entry, context);
  return (
    teaser && {
      ...teaser,
      fees: entry.condominiumFees ?? null,
      terms: mapTerms(entry, context),
      energy: mapEnergy(entry),
      services: (entry.services ?? []).filter((name) => name !== null),
    }
  );
}

/** The positions of all homes and services. */
interface PositionedEntries {
  homes: readonly Positioned[];
  services: readonly Positioned[];
}

/** Maps a university to a column; null if it has no address in this language. */
export function mapComparedUniversity(
  entry: ComparedUniversityFragment,
  { homes, services }: PositionedEntries,
  context: MapperContext,
): ComparedUniversity | null {
  const teaser = mapUniversityTeaser(entry, context);
  if (!teaser) return null;
  const { position } = teaser;
  return {
    ...teaser,
    contacts: mapContacts(entry.contactLinks, context),
    homesNear: position && countWithin(position, homes, nearMinutes),
    servicesNear: position && countWithin(position, services, nearMinutes),
  };
}
