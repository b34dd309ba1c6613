import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/translate';
import { priceRange } from '../accommodations/priceRange';
import type { AccommodationTeaser } from '../accommodations/model';
import type { FavouriteCards, SavedPage } from '../favourites/model';
import type { SavedLine } from './model';

/** Cards in a line each, by section, the pages last. */
export function linesOf(
  cards: FavouriteCards,
  { t, format }: { t: T; format: Formatters },
): SavedLine[] {
  const priceOf = ({ price }: AccommodationTeaser) =>
    price
      ? `${priceRange(price, format)} ${t('accommodations.price.perMonth')}`
      : t('accommodations.price.onRequest');
  return [
    ...cards.accommodations.map((card) =>
      line('accommodations', card, [card.address, priceOf(card)]),
    ),
    ...cards.events.map((card) => line('events', card, [card.when, card.address])),
    ...cards.services.map((card) => line('services', card, [card.address])),
    ...cards.universities.map((card) => line('universities', card, [card.address])),
    ...cards.news.map((card) => line('news', card, [])),
    ...cards.pages.map((card) => line('pages', card, [])),
  ];
}

function line(section: SavedLine['section'], card: SavedPage, facts: string[]): SavedLine {
  const { id, title, href } = card;
  return { id, section, title, href, facts: facts.filter(Boolean).join(' · ') };
}
