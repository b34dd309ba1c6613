import { addCard } from '@/features/favourites/mapper';
import { savedSections, type FavouriteCards } from '@/features/favourites/model';
import { noCards } from '@/features/favourites/noCards';
import { FavouriteCardsDocument, type FavouriteCardsQuery } from '@/gql/graphql';
import { locales } from '@/routing/locales';
import { cmsFor } from './cms';
import type { MapContext } from './mapping/context';

/** As many cards as one request may ask for. */
const batch = 100;

type Entry = NonNullable<NonNullable<FavouriteCardsQuery['entries']>[number]>;

/**
 * The cards of entries, in the order of their ids. What is not translated into the page's language
 * comes in another one, and its card leads there.
 * @throws AppError cms/…
 */
export async function favouriteCards(ids: string[], map: MapContext): Promise<FavouriteCards> {
  const cards = noCards();
  let missing = ids;
  for (const locale of [map.locale, ...locales.filter((one) => one !== map.locale)]) {
    if (missing.length === 0) break;
    const found = new Map<string, Entry>();
    for (let from = 0; from < missing.length; from += batch) {
      const some = missing.slice(from, from + batch);
      const variables = { ids: some, limit: some.length };
      const { entries } = await cmsFor(locale)(FavouriteCardsDocument, variables);
      for (const entry of entries ?? []) if (entry?.id) found.set(entry.id, entry);
    }
    for (const id of missing) {
      const entry = found.get(id);
      if (entry) addCard(cards, entry, { ...map, locale });
    }
    missing = missing.filter((id) => !found.has(id));
  }
  for (const section of savedSections) inOrder(cards[section], ids);
  return cards;
}

/** Those of another language stand among the others, where they were saved. */
function inOrder(list: { id: string }[], ids: string[]): void {
  const place = new Map(ids.map((id, index) => [id, index]));
  list.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
