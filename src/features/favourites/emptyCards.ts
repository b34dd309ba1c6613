import type { FavouriteCards } from './model';

export const emptyCards = (): FavouriteCards => ({
  accommodations: [],
  events: [],
  services: [],
  universities: [],
  news: [],
  pages: [],
});

export const hasNoCards = (cards: FavouriteCards): boolean =>
  Object.values(cards).every((list: unknown[]) => list.length === 0);
