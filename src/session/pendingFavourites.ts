import type { Favourite, Viewer } from './session';

/** A change of a favourite that the cms has not confirmed yet. */
export interface PendingFavourite {
  entry: { id: string; title: string };
  shouldBeFavourite: boolean;
}

/** The latest change of each entry, by the entry's id. */
const pendingByEntryId = new Map<string, PendingFavourite>();

export function addPendingFavourite(change: PendingFavourite): void {
  pendingByEntryId.set(change.entry.id, change);
}

/** Removes a change, unless a later change of the same entry has replaced it. */
export function removePendingFavourite(change: PendingFavourite): void {
  if (pendingByEntryId.get(change.entry.id) === change) pendingByEntryId.delete(change.entry.id);
}

/** The user with all pending changes applied. */
export function withPendingFavourites(user: Viewer): Viewer {
  const favorites = [...pendingByEntryId.values()].reduce(applyPending, user.favorites);
  return { ...user, favorites };
}

function applyPending(
  favorites: Favourite[],
  { entry, shouldBeFavourite }: PendingFavourite,
): Favourite[] {
  if (!shouldBeFavourite) return favorites.filter(({ id }) => id !== entry.id);
  if (favorites.some(({ id }) => id === entry.id)) return favorites;
  // The response of the cms brings the other fields.
  return [...favorites, { ...entry, uid: '', slug: '', sectionHandle: '' }];
}
