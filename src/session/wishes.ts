import type { Favorite, Viewer } from './session';

/** A favourite to be added or taken away, from the click until the cms has answered. */
export interface Wish {
  entry: { id: string; title: string };
  wanted: boolean;
}

/** The latest wish for each entry, by its id. */
const wishes = new Map<string, Wish>();

export function makeWish(wish: Wish): void {
  wishes.set(wish.entry.id, wish);
}

/** Ends a wish, unless another for the same entry has followed it. */
export function endWish(wish: Wish): void {
  if (wishes.get(wish.entry.id) === wish) wishes.delete(wish.entry.id);
}

/** The account as it will be when all wishes have come true. */
export function withWishes(user: Viewer): Viewer {
  const favorites = [...wishes.values()].reduce(wished, user.favorites);
  return { ...user, favorites };
}

function wished(favorites: Favorite[], { entry, wanted }: Wish): Favorite[] {
  if (!wanted) return favorites.filter(({ id }) => id !== entry.id);
  if (favorites.some(({ id }) => id === entry.id)) return favorites;
  // What else there is to know of it comes with the answer.
  return [...favorites, { ...entry, uid: '', slug: '', sectionHandle: '' }];
}
