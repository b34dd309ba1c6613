import type { FavouriteCards } from './model';

/** No cards of any section. */
export const noCards = (): FavouriteCards => ({
  accommodations: [],
  events: [],
  services: [],
  universities: [],
  news: [],
  pages: [],
});

/** Whether there are none. */
export const isEmpty = (cards: FavouriteCards): boolean =>
  Object.values(cards).every((list: unknown[]) => list.length === 0);
