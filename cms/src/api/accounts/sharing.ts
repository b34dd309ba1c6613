import { logEvent } from '../../accounts/logEvent';
import { messages, refusal } from '../../accounts/refusal';
import {
  createSharedList,
  type SharedList,
  sharedListOf,
  ownerOfSharedList,
  deleteSharedList,
} from '../../accounts/sharedLists';
import { findVisitorByUid } from '../../accounts/visitors';
import type { ResolversOf } from '../ContractResolvers';
import { momentOf } from '../dateTime';
import { viewerOf } from './Caller';

export const sharedListFields = {
  madeAt: ({ madeAt }: SharedList) => momentOf(madeAt),
  expiresAt: ({ expiresAt }: SharedList) => momentOf(expiresAt),
};

export const sharingQueries = {
  sharedList(_, __, context) {
    const { visitor } = viewerOf(context);
    return sharedListOf(context.accounts.database.read, visitor.uid);
  },

  /**
   * Resolves shared favourites. The answer is not cached, because the link can become invalid at any moment.
   */
  async sharedFavorites(_, { token }, { accounts: { database, limits }, caller }) {
    caller.personal = true;
    await limits.take(['sharedFromNetwork', caller.address]);
    const sharer = await ownerOfSharedList(database.read, token);
    const visitor = sharer === null ? null : await findVisitorByUid(database.read, sharer);
    return visitor?.favorites.map(String) ?? null;
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const sharingMutations = {
  /** Creates a link to the favourites and invalidates the earlier one. */
  async shareFavorites(_, __, context) {
    const { uid } = viewerOf(context).visitor;
    const { database, limits } = context.accounts;
    await limits.take(['shareOfViewer', uid]);
    const list = await database.write((query) => createSharedList(query, uid));
    if (!list) throw refusal('INVALID', messages.header);
    logEvent('shared', { visitor: uid });
    return list;
  },

  async stopSharingFavorites(_, __, context) {
    const { uid } = viewerOf(context).visitor;
    const ended = await context.accounts.database.write((query) => deleteSharedList(query, uid));
    if (ended) logEvent('unshared', { visitor: uid });
    return ended;
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
