import { nearest } from '@/geo/nearby';
import { FavouriteCardsDocument } from '@/gql/graphql';
import { mapTeaser } from '@/features/listing/server/teasers';
import { loadPositions } from './loadPositions';
import type { Position } from '@/geo/position';
import type { University } from '@/content/universities/detail';
import type { PageContext } from '@/server/pageData';

/** One row of cards on a wide screen. */
const limit = 4;

/**
 * Loads the services and homes nearest to a position, with the minutes on foot (estimated).
 * @throws AppError cms/…
 */
export async function loadNearby(
  from: Position | null,
  context: Pick<PageContext, 'cms' | 'map'>,
): Promise<Pick<University, 'services' | 'homes'>> {
  const { cms, map } = context;
  if (!from) return { services: [], homes: [] };
  const [services, homes] = (
    await Promise.all([
      loadPositions('services', context),
      loadPositions('accommodations', context),
    ])
  ).map((places) => nearest(from, places, limit));
  const near = [...(services ?? []), ...(homes ?? [])];
  if (near.length === 0) return { services: [], homes: [] };
  const { entries } = await cms(FavouriteCardsDocument, {
    ids: near.map(({ id }) => id),
    limit: near.length,
  });
  const withMinutes = <Teaser>(toTeaser: (entry: Entry) => Teaser | null, selected = near) =>
    selected.flatMap(({ id, walking }) => {
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
