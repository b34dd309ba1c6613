import type { TFunction } from 'i18next';
import type { Formatters } from '@/i18n/format';
import { priceRange } from '@/content/accommodations/priceRange';
import type { AccommodationTeaser } from '@/content/accommodations/model';
import type { FavouriteCards } from '@/features/favourites/model';
import type { FavouriteLine } from './snapshot';

/** Maps each card to a line, by section, pages last. */
export function toFavouriteLines(
  cards: FavouriteCards,
  { t, format }: { t: TFunction; format: Formatters },
): FavouriteLine[] {
  const priceOf = ({ price }: AccommodationTeaser) =>
    price
      ? `${priceRange(price, format)} ${t('accommodations.price.perMonth')}`
      : t('accommodations.price.onRequest');
  return [
    ...cards.accommodations.map((card) =>
      toLine('accommodations', card, [card.address, priceOf(card)]),
    ),
    ...cards.events.map((card) => toLine('events', card, [card.when, card.address])),
    ...cards.services.map((card) => toLine('services', card, [card.address])),
    ...cards.universities.map((card) => toLine('universities', card, [card.address])),
    ...cards.news.map((card) => toLine('news', card, [])),
    ...cards.pages.map((card) => toLine('pages', card, [])),
  ];
}

function toLine(
  section: FavouriteLine['section'],
  card: FavouriteCards['pages'][number],
  facts: string[],
): FavouriteLine {
  const { id, title, href, lang } = card;
  return {
    id,
    section,
    title,
    href,
    ...(lang && { lang }),
    facts: facts.filter(Boolean).join(' · '),
  };
}
