import { addCard } from './mapper';
import { favouritesSections, type FavouriteCards } from '../model';
import { emptyCards } from '../emptyCards';
import { FavouriteCardsDocument, type FavouriteCardsQuery } from '@/gql/graphql';
import { locales } from '@/routing/locales';
import { cmsFor } from '@/server/cms/cmsFor';
import type { MapContext } from '@/server/mapping/context';

/** Maximum number of entries in one request. */
const batchSize = 100;

type Entry = NonNullable<NonNullable<FavouriteCardsQuery['entries']>[number]>;

/**
 * Fetches the cards of entries, in the order of their ids. An entry without a translation into the page's
 * language appears in another language, and its card links to that one.
 * @throws AppError cms/…
 */
export async function fetchFavouriteCards(ids: string[], map: MapContext): Promise<FavouriteCards> {
  const cards = emptyCards();
  let missing = ids;
  for (const locale of [map.locale, ...locales.filter((one) => one !== map.locale)]) {
    if (missing.length === 0) break;
    const entriesById = new Map<string, Entry>();
    for (let from = 0; from < missing.length; from += batchSize) {
      const some = missing.slice(from, from + batchSize);
      const variables = { ids: some, limit: some.length };
      const { entries } = await cmsFor(locale)(FavouriteCardsDocument, variables);
      for (const entry of entries ?? []) if (entry?.id) entriesById.set(entry.id, entry);
    }
    for (const id of missing) {
      const entry = entriesById.get(id);
      if (entry) addCard(cards, entry, { ...map, locale });
    }
    missing = missing.filter((id) => !entriesById.has(id));
  }
  for (const section of favouritesSections) sortByIds(cards[section], ids);
  return cards;
}

/** Sorts cards of all languages into the order in which they were saved. */
function sortByIds(list: { id: string }[], ids: string[]): void {
  const positions = new Map(ids.map((id, index) => [id, index]));
  list.sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
}
