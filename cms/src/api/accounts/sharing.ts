import { logEvent } from '../../accounts/logEvent';
import {
  createSharedList,
  type SharedList,
  sharedListOf,
  ownerOfSharedList,
  deleteSharedList,
} from '../../accounts/sharedLists';
import { findVisitorByUid } from '../../accounts/visitors';
import type { QuerySharedFavoritesArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import { momentOf } from '../dateTime';
import { viewerOf } from './viewerOf';

/** Resolves the shared link of the logged-in account. */
export function sharedList(_: unknown, __: unknown, context: ApiContext) {
  const { visitor } = viewerOf(context);
  return sharedListOf(context.accounts.rows.read, visitor.uid);
}

/** Creates a link to the favourites and invalidates the earlier one. */
export async function shareFavorites(
  _: unknown,
  __: unknown,
  context: ApiContext,
): Promise<SharedList> {
  const { uid } = viewerOf(context).visitor;
  const { rows, limits } = context.accounts;
  await limits.take(['shareOfViewer', uid]);
  const list = await rows.write((query) => createSharedList(query, uid));
  logEvent('shared', { visitor: uid });
  return list;
}

/** Deletes the link immediately. */
export async function stopSharingFavorites(
  _: unknown,
  __: unknown,
  context: ApiContext,
): Promise<boolean> {
  const { uid } = viewerOf(context).visitor;
  const ended = await context.accounts.rows.write((query) => deleteSharedList(query, uid));
  if (ended) logEvent('unshared', { visitor: uid });
  return ended;
}

/**
 * Resolves shared favourites. The answer is not cached, because the link can become invalid at any moment.
 */
export async function sharedFavorites(
  _: unknown,
  { token }: QuerySharedFavoritesArgs,
  { accounts: { rows, limits }, caller }: ApiContext,
): Promise<string[] | null> {
  caller.personal = true;
  await limits.take(['sharedFromNetwork', caller.address]);
  const sharer = await ownerOfSharedList(rows.read, token);
  const visitor = sharer === null ? null : await findVisitorByUid(rows.read, sharer);
  return visitor?.favorites.map(String) ?? null;
}

export const sharedListFields = {
  madeAt: ({ madeAt }: SharedList) => momentOf(madeAt),
  expiresAt: ({ expiresAt }: SharedList) => momentOf(expiresAt),
};
