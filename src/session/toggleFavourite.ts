import { withMutex } from './withMutex';
import { readViewer } from './restoreSession';
import type { AuthError, Result } from './result';
import { getSession, setSession, type Viewer } from './session';
import { notifyTabs } from './tabChannel';
import {
  removePendingFavourite,
  addPendingFavourite,
  withPendingFavourites,
  type PendingFavourite,
} from './pendingFavourites';

/** Maximum number of favourites of an account (specification §9). */
const maxFavourites = 1000;

/** Sends the complete list of ids (specification §4). @returns the updated user */
export type SaveFavourites = (ids: number[]) => Promise<Result<Viewer>>;

/**
 * Adds an entry to the favourites or removes it. The change shows at once and is reverted when it
 * fails. Changes run one after another across all tabs, each on the current list of the cms.
 */
export async function toggleFavourite(
  entry: PendingFavourite['entry'],
  save: SaveFavourites,
): Promise<Result> {
  const session = getSession();
  if (session.status !== 'in') return failure('SESSION_ENDED');
  const before = session.user;
  const isFavourite = before.favorites.some(({ id }) => id === entry.id);
  const change: PendingFavourite = { entry, shouldBeFavourite: !isFavourite };
  addPendingFavourite(change);
  setSession({ status: 'in', user: withPendingFavourites(before) });
  const { result, viewer } = await withMutex('favourites', () => applyChange(change, before, save));
  removePendingFavourite(change);
  const now = getSession();
  if (now.status === 'in') {
    const user = viewer ?? revertChange(change, now.user, before);
    setSession({ status: 'in', user: withPendingFavourites(user) });
  }
  return result;
}

interface Outcome {
  result: Result;
  /** The user in the last response of the cms; null without a response. */
  viewer: Viewer | null;
}

async function applyChange(
  change: PendingFavourite,
  before: Viewer,
  save: SaveFavourites,
): Promise<Outcome> {
  // Another tab or device may have changed the list, so fetch it first.
  const fresh = await readViewer();
  if (!fresh.ok) return { result: fresh, viewer: null };
  const viewer = fresh.value;
  if (viewer.id !== before.id) return { result: failure('SESSION_ENDED'), viewer };
  const ids = idsAfterChange(change, viewer);
  if (ids.length > maxFavourites) return { result: failure('TOO_MANY_FAVORITES'), viewer };
  const saved = await save(ids);
  if (!saved.ok) return { result: saved, viewer };
  notifyTabs();
  return { result: { ok: true, value: undefined }, viewer: saved.value };
}

/** The ids after the change: appended or filtered (specification §4), as numbers. */
function idsAfterChange(
  { entry, shouldBeFavourite }: PendingFavourite,
  { favorites }: Viewer,
): number[] {
  const others = favorites.map(({ id }) => id).filter((id) => id !== entry.id);
  const isFavourite = others.length < favorites.length;
  if (shouldBeFavourite && isFavourite) return favorites.map(({ id }) => Number(id));
  return (shouldBeFavourite ? [...others, entry.id] : others).map(Number);
}

/** The displayed user without a change that has failed. */
function revertChange(
  { entry, shouldBeFavourite }: PendingFavourite,
  now: Viewer,
  before: Viewer,
): Viewer {
  const others = now.favorites.filter(({ id }) => id !== entry.id);
  const removed = shouldBeFavourite ? [] : before.favorites.filter(({ id }) => id === entry.id);
  return { ...now, favorites: [...others, ...removed] };
}

function failure(code: string): { ok: false; errors: AuthError[] } {
  return { ok: false, errors: [{ code, message: '' }] };
}
