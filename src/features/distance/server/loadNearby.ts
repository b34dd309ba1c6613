import { nearest } from '@/geo/nearby';
import { FavouriteCardsDocument } from '@/gql/graphql';
import { mapTeaser, type MapTeaser } from '@/features/listing/server/teasers';
import { loadPositions, type PlacedSection } from './loadPositions';
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
  const nearestOf = async (section: PlacedSection) =>
    nearest(from, await loadPositions(section, context), limit);
  const [services, homes] = await Promise.all([nearestOf('services'), nearestOf('accommodations')]);
  const ids = [...services, ...homes].map(({ id }) => id);
  if (ids.length === 0) return { services: [], homes: [] };
  const { entries } = await cms(FavouriteCardsDocument, { ids, limit: ids.length });
  const withCards = <Teaser>(near: typeof services, mapCard: MapTeaser<Teaser>) =>
    near.flatMap(({ id, walking }) => {
      const raw = entries?.find((one) => one?.id === id);
      const entry = raw ? mapCard(raw, map) : null;
      return entry ? [{ entry, walking }] : [];
    });
  return {
    services: withCards(services, mapTeaser.services),
    homes: withCards(homes, mapTeaser.accommodations),
  };
}
