import { createCode } from '../../accounts/codes';
import { exportAccount } from '../../accounts/exportAccount';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { mailboxOf, readAddress, readFullName, readLanguage } from '../../accounts/personalData';
import { queueAccountMail } from '../../accounts/queueAccountMail';
import type { Viewer } from '../../accounts/readViewer';
import { messages, refusal } from '../../accounts/refusal';
import {
  setFavorites,
  setProfile,
  findVisitorByEmail,
  findVisitorByUid,
  lockVisitor,
} from '../../accounts/visitors';
import { queueVisitorMail } from '../../mail/visitorMails';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { viewerOf } from './Caller';
import { checkFavorite, checkFavoriteCount, readFavorites } from './favorites';
import { checkOwnPassword, lockOwnAccount } from './password';
import { userSource } from './user';
import { deleteVisitor } from '../../accounts/deleteVisitor';

/**
 * Sends a confirmation mail to the new address, in the page's language, and a notice to the old one. If an
 * active account already has the new address, it gets a mail that says so instead.
 */
async function requestEmailChange(
  viewer: Viewer,
  email: string,
  context: ApiContext,
): Promise<void> {
  const { accounts, caller } = context;
  const { visitor } = viewer;
  const { uid, fullName } = visitor;
  const language = caller.language ?? visitor.language;
  await accounts.limits.take(['emailOfViewer', uid], ['emailToMailbox', mailboxOf(email)]);
  const taken = await findVisitorByEmail(accounts.database.read, email);
  await accounts.database.write(async (query, req) => {
    await lockOwnAccount(query, viewer, messages.update, context);
    const code = await createCode(query, uid, 'email', email);
    const common = { fullName: fullName ?? '', newEmail: email };
    if (taken?.active)
      await queueAccountMail(req, 'account-exists', taken, mailLink('login', taken.language));
    else {
      const link = mailLink('verifyEmail', language, { code, id: uid });
      const mail = { ...common, kind: 'email-change' as const, to: email, language, link };
      await queueVisitorMail(req, mail, visitor.email);
    }
    await queueVisitorMail(req, {
      ...common,
      kind: 'email-change-notice',
      to: visitor.email,
      language: visitor.language,
      link: mailLink('login', visitor.language),
    });
  });
  logEvent('email-change-requested', { visitor: uid });
}

export const profileQueries = {
  viewer: (_, __, context) => userSource(viewerOf(context).visitor),

  /** Resolves all stored data of the account as JSON text. */
  async accountExport(_, __, context) {
    const { visitor } = viewerOf(context);
    await context.accounts.limits.take(['exportOfViewer', visitor.uid]);
    const all = await exportAccount(visitor, context.payload, context.accounts);
    logEvent('exported', { visitor: visitor.uid });
    return JSON.stringify(all, null, 2);
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const profileMutations = {
  /**
   * Requests a change of the account's address. The current password is required, because otherwise a stolen
   * session would be enough to take over the account.
   */
  async changeEmail(_, { email: typed, currentPassword }, context) {
    const own = viewerOf(context);
    const email = readAddress(typed);
    await checkOwnPassword(own, currentPassword, messages.update, context);
    if (email !== own.visitor.email) await requestEmailChange(own, email, context);
    return true;
  },

  /**
   * Updates the account. Absent or empty values stay unchanged, as in Craft CMS. A different email address is
   * refused, because only changeEmail can change it.
   */
  async updateViewer(_, args, context) {
    const { visitor } = viewerOf(context);
    const { database, limits } = context.accounts;
    const { uid } = visitor;
    const fullName = args.fullName?.trim() ? readFullName(args.fullName) : visitor.fullName;
    const language = args.preferredLanguage
      ? readLanguage(args.preferredLanguage)
      : visitor.language;
    if (args.email?.trim() && readAddress(args.email) !== visitor.email)
      throw refusal('PASSWORD_NEEDED', messages.password);
    if (args.favorites !== undefined) {
      await limits.take(['favoritesOfViewer', uid]);
      const ids = await readFavorites(args.favorites ?? [], visitor.favorites, context.read);
      await database.write((query) => setFavorites(query, uid, ids));
    }
    if (fullName !== visitor.fullName || language !== visitor.language)
      await database.write((query) => setProfile(query, uid, { fullName, language }));
    return userSource((await findVisitorByUid(database.read, uid)) ?? visitor);
  },

  /** Adds or removes one favourite, also while other devices change the list. */
  async setFavorite(_, { id, isFavorite, user }, context) {
    const { visitor } = viewerOf(context);
    const { uid } = visitor;
    const { database, limits } = context.accounts;
    if (user && user !== uid) return userSource(visitor);
    await limits.take(['favoritesOfViewer', uid]);
    if (isFavorite) await checkFavorite(id, context.read);
    const favorites = await database.write(async (query) => {
      const before = (await lockVisitor(query, uid))?.favorites ?? [];
      const others = before.filter((one) => one !== id);
      const ids = isFavorite ? [...others, id] : others;
      checkFavoriteCount(ids);
      await setFavorites(query, uid, ids);
      return ids;
    });
    return userSource({ ...visitor, favorites });
  },

  async deleteAccount(_, { password, confirmPassword }, context) {
    const own = viewerOf(context);
    const { visitor } = own;
    if (password !== confirmPassword) throw refusal('INVALID', messages.mismatch);
    await checkOwnPassword(own, password, messages.login, context);
    await context.accounts.database.write(async (query, req) => {
      await lockOwnAccount(query, own, messages.login, context);
      await deleteVisitor(req, visitor);
      await queueAccountMail(req, 'account-deleted', visitor);
    });
    logEvent('deleted', { visitor: visitor.uid });
    return 'Successfully deleted account';
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
