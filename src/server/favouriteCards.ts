import { addCard } from '@/features/favourites/mapper';
import { savedSections, type FavouriteCards } from '@/features/favourites/model';
import { noCards } from '@/features/favourites/noCards';
import { FavouriteCardsDocument } from '@/gql/graphql';
import { locales } from '@/routing/locales';
import { cmsFor } from './cms';
import type { MapContext } from './mapping/context';

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
    const { entries } = await cmsFor(locale)(FavouriteCardsDocument, {
      ids: missing,
      limit: missing.length,
    });
    const found = new Map(
      (entries ?? []).flatMap((entry) => (entry?.id ? [[entry.id, entry]] : [])),
    );
    for (const id of missing) {
      const entry = found.get(id);
      if (entry) addCard(cards, entry, { ...map, locale });
    }
    missing = missing.filter((id) => !found.has(id));
  }
  for (const section of [...savedSections, 'pages'] as const) inOrder(cards[section], ids);
  return cards;
}

/** Those of another language stand among the others, where they were saved. */
function inOrder(list: { id: string }[], ids: string[]): void {
  const place = new Map(ids.map((id, index) => [id, index]));
  list.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
