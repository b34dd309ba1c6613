import type { FavouriteCards } from './model';

/** Creates an empty list of cards for each section. */
export const emptyCards = (): FavouriteCards => ({
  accommodations: [],
  events: [],
  services: [],
  universities: [],
  news: [],
  pages: [],
});

/** Whether no section has a card. */
export const hasNoCards = (cards: FavouriteCards): boolean =>
  Object.values(cards).every((list: unknown[]) => list.length === 0);
