import type { ComparedAccommodationFragment, ComparedUniversityFragment } from '@/gql/graphql';
import type { MapContext } from '@/server/mapping/context';
import { mapContacts } from '@/server/mapping/mapContacts';
import type { Placed } from '@/server/near/placesOf';
import { mapAccommodationTeaser, mapEnergy, mapTerms } from '../accommodations/mapper';
import { countWithin } from '../distance/nearby';
import { nearMinutes } from '../distance/nearMinutes';
import { mapUniversityTeaser } from '../universities/mapper';
import type { ComparedAccommodation, ComparedUniversity } from './model';

/** An accommodation as a column, or null where it has no address in this language. */
export function mapComparedAccommodation(
  entry: ComparedAccommodationFragment,
  context: MapContext,
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

/** Where homes and services are. */
export interface Around {
  homes: readonly Placed[];
  services: readonly Placed[];
}

/** A university as a column, or null where it has no address in this language. */
export function mapComparedUniversity(
  entry: ComparedUniversityFragment,
  { homes, services }: Around,
  context: MapContext,
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
