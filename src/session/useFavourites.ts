import { favouriteIds, useSession } from './session';
import type { FavouriteEntry } from './viewer';

/** See viewer.ts, which loads with the first change at the latest. */
const change = async (entry: FavouriteEntry, isFavorite: boolean) =>
  (await import(/* webpackChunkName: "session" */ './viewer')).setFavourite(entry, isFavorite);

const add = (entry: FavouriteEntry) => change(entry, true);
const remove = (entry: FavouriteEntry) => change(entry, false);

/** Whether an entry is a favourite, with the changes that the cms has not confirmed yet; adds and removes one. */
export function useFavourites() {
  const session = useSession();
  const ids = session.status === 'in' ? favouriteIds(session.user) : [];
  return { has: (id: string) => ids.includes(id), add, remove };
}
