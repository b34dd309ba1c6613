import { logEvent } from '../../accounts/logEvent';
import {
  share,
  type SharedList,
  sharedListOf,
  sharerOf,
  stopSharing,
} from '../../accounts/sharedLists';
import { visitorOfUid } from '../../accounts/visitors';
import type { ApiContext } from '../context';
import { dateTime } from '../dateTime';
import { viewerOf } from './viewerOf';

/** The link of the account that is logged in. */
export function sharedList(_: unknown, __: unknown, context: ApiContext) {
  const { visitor } = viewerOf(context);
  return sharedListOf(context.accounts.rows.read, visitor.uid);
}

/** Makes a link to the favourites; one made before ends. */
export async function shareFavorites(
  _: unknown,
  __: unknown,
  context: ApiContext,
): Promise<SharedList> {
  const { uid } = viewerOf(context).visitor;
  const { rows, limits } = context.accounts;
  await limits.take(['shareOfViewer', uid]);
  const list = await rows.write((query) => share(query, uid));
  logEvent('shared', { visitor: uid });
  return list;
}

/** Ends the link at once. */
export async function stopSharingFavorites(
  _: unknown,
  __: unknown,
  context: ApiContext,
): Promise<boolean> {
  const { uid } = viewerOf(context).visitor;
  const ended = await context.accounts.rows.write((query) => stopSharing(query, uid));
  if (ended) logEvent('unshared', { visitor: uid });
  return ended;
}

/** What somebody shows to others. Never kept: the link may end at any moment. */
export async function sharedFavorites(
  _: unknown,
  { token }: { token: string },
  { accounts: { rows, limits }, caller }: ApiContext,
): Promise<string[] | null> {
  caller.personal = true;
  await limits.take(['sharedFromNetwork', caller.address]);
  const sharer = await sharerOf(rows.read, token);
  const visitor = sharer === null ? null : await visitorOfUid(rows.read, sharer);
  return visitor?.favorites.map(String) ?? null;
}

const moment = (milliseconds: number) => dateTime(new Date(milliseconds).toISOString());

export const sharedListFields = {
  token: ({ token }: SharedList) => token,
  madeAt: ({ madeAt }: SharedList) => moment(madeAt),
  expiresAt: ({ expiresAt }: SharedList) => moment(expiresAt),
};
