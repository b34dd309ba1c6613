import { nearest, type Near } from '@/geo/nearby';
import type { NearbyEntries } from '@/content/places/model';
import { relatedLimit } from '@/content/shared/server/elementPageData';
import type { University } from '@/content/universities/detail';
import { loadSection } from '@/features/listing/server/loadSection';
import { teaserMappers, type MapTeaser } from '@/features/listing/server/teasers';
import { FavouriteCardsDocument } from '@/gql/graphql';
import { logError } from '@/server/logs/logError';
import type { Position, Positioned } from '@/geo/position';
import type { CmsContext } from '@/server/pageData';
import { loadPositions, type PositionedSection } from './loadPositions';

/** An entry whose position may be unknown. */
type Entry = Pick<Positioned, 'id'> & { position: Position | null };

/**
 * Loads the places and services nearest to a place. A failure is only logged, because the page is
 * complete without them (specification §8).
 */
export async function loadNearPlace(
  id: string,
  from: Position | null,
  context: CmsContext,
): Promise<NearbyEntries> {
  if (!from) return { places: [], services: [] };
  const near = async <One extends Entry>(all: Promise<One[]>): Promise<Near<One>[]> => {
    try {
      const others = (await all).filter((one) => one.id !== id);
      return nearest(from, others, relatedLimit);
    } catch (error) {
      logError(`near places ${context.mapperContext.locale}`, error);
      return [];
    }
  };
  const [places, services] = await Promise.all([
    near(loadSection('places', context)),
    near(loadSection('services', context)),
  ]);
  return { places, services };
}

/**
 * Loads the services and homes nearest to a university. It loads only the positions of all homes, and then
 * the cards of the nearest, because there may be thousands of homes.
 * @throws AppError cms/…
 */
export async function loadNearUniversity(
  from: Position | null,
  context: CmsContext,
): Promise<Pick<University, 'services' | 'homes'>> {
  const { cms, mapperContext } = context;
  if (!from) return { services: [], homes: [] };
  const near = async (section: PositionedSection) =>
    nearest(from, await loadPositions(section, context), relatedLimit);
  const [services, homes] = await Promise.all([near('services'), near('accommodations')]);
  const ids = [...services, ...homes].map(({ entry }) => entry.id);
  if (ids.length === 0) return { services: [], homes: [] };
  const { entries } = await cms(FavouriteCardsDocument, { ids, limit: ids.length });
  const withCards = <Teaser>(positions: Near<Positioned>[], mapCard: MapTeaser<Teaser>) =>
    positions.flatMap(({ entry: { id }, walking }) => {
      const raw = entries?.find((one) => one?.id === id);
      const entry = raw ? mapCard(raw, mapperContext) : null;
      return entry ? [{ entry, walking }] : [];
    });
  return {
    services: withCards(services, teaserMappers.services),
    homes: withCards(homes, teaserMappers.accommodations),
  };
}
