import { nearest } from '@/features/distance/nearby';
import type { Position } from '@/features/finding/model';
import type { University } from '@/features/universities/model';
import { FavouriteCardsDocument } from '@/gql/graphql';
import { mapTeaser } from '../finding/teasers';
import type { PageContext } from '../getPageProps';
import { placesOf } from './placesOf';

/** One row of cards on a wide screen. */
const limit = 4;

/**
 * The services and homes that are nearest to a place, with the minutes on foot (estimated).
 * @throws AppError cms/…
 */
export async function nearTo(
  from: Position | null,
  asked: Pick<PageContext, 'cms' | 'map'>,
): Promise<Pick<University, 'services' | 'homes'>> {
  const { cms, map } = asked;
  if (!from) return { services: [], homes: [] };
  const [services, homes] = (
    await Promise.all([placesOf('services', asked), placesOf('accommodations', asked)])
  ).map((places) => nearest(from, places, limit));
  const near = [...(services ?? []), ...(homes ?? [])];
  if (near.length === 0) return { services: [], homes: [] };
  const { entries } = await cms(FavouriteCardsDocument, {
    ids: near.map(({ id }) => id),
    limit: near.length,
  });
  const withMinutes = <Teaser>(toTeaser: (entry: Entry) => Teaser | null, found = near) =>
    found.flatMap(({ id, walking }) => {
      const raw = entries?.find((one) => one?.id === id);
      const entry = raw ? toTeaser(raw) : null;
      return entry ? [{ entry, walking }] : [];
    });
  return {
    services: withMinutes((entry) => mapTeaser.services(entry, map), services),
    homes: withMinutes((entry) => mapTeaser.accommodations(entry, map), homes),
  };
}

type Entry = Parameters<typeof mapTeaser.services>[0];
