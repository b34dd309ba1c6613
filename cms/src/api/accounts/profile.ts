import { makeCode } from '../../accounts/codes';
import { exportOf } from '../../accounts/exportOf';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { readAddress, readFullName, readLanguage } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import {
  remove,
  setFavorites,
  setProfile,
  type VisitorRow,
  visitorOfAddress,
  visitorOfUid,
} from '../../accounts/visitors';
import { queueVisitorMail } from '../../mail/visitorMails';
import type { ApiContext } from '../context';
import { readFavorites } from './favorites';
import { proveOwner } from './password';
import { tell } from './registration';
import { userSource, type UserSource } from './user';
import { viewerOf } from './viewerOf';

/** The account that is logged in. */
export const viewer = (_: unknown, __: unknown, context: ApiContext): UserSource =>
  userSource(viewerOf(context).visitor);

/**
 * Asks the owner of a new address to confirm it, in the page's language, and tells that of the old one. An address that
 * has an account gets a mail that says so.
 */
async function askForMove(
  visitor: VisitorRow,
  email: string,
  { accounts, caller }: ApiContext,
): Promise<void> {
  const { uid, fullName } = visitor;
  const language = caller.language ?? visitor.language;
  await accounts.limits.take(['emailOfViewer', uid]);
  const taken = await visitorOfAddress(accounts.rows.read, email);
  const code = await accounts.rows.write((query) => makeCode(query, uid, 'email', email));
  if (taken?.active) tell('account-exists', taken, mailLink('login', taken.language));
  else
    queueVisitorMail({
      kind: 'email-change',
      to: email,
      language,
      fullName: fullName ?? '',
      newEmail: email,
      link: mailLink('verify', language, { code, id: uid }),
    });
  queueVisitorMail({
    kind: 'email-change-notice',
    to: visitor.email,
    language: visitor.language,
    fullName: fullName ?? '',
    newEmail: email,
    link: mailLink('reset', visitor.language),
  });
  logEvent('email-change-asked', { visitor: uid });
}

interface EmailArgs {
  email: string;
  currentPassword: string;
}

/**
 * Asks for another address for the account. A session that somebody has stolen must not become an
 * account of theirs, so that the password is asked for, and nothing is done without it.
 */
export async function changeEmail(
  _: unknown,
  { email: typed, currentPassword }: EmailArgs,
  context: ApiContext,
): Promise<true> {
  const own = viewerOf(context);
  const email = readAddress(typed);
  await proveOwner(own, currentPassword, messages.update, context);
  if (email !== own.visitor.email) await askForMove(own.visitor, email, context);
  return true;
}

interface UpdateArgs {
  email?: string | null;
  fullName?: string | null;
  preferredLanguage?: string | null;
  favorites?: (number | null)[] | null;
}

/**
 * Changes the account; what is left out or empty stays, as in Craft CMS. Another address is refused:
 * that is changeEmail's.
 */
export async function updateViewer(
  _: unknown,
  args: UpdateArgs,
  context: ApiContext,
): Promise<UserSource> {
  const { visitor } = viewerOf(context);
  const { rows, limits } = context.accounts;
  const { uid } = visitor;
  const fullName = args.fullName?.trim() ? readFullName(args.fullName) : visitor.fullName;
  const language = args.preferredLanguage ? readLanguage(args.preferredLanguage) : visitor.language;
  if (args.email?.trim() && readAddress(args.email) !== visitor.email)
    throw refusal('PASSWORD_NEEDED', messages.password);
  if (args.favorites !== undefined) {
    await limits.take(['favoritesOfViewer', uid]);
    const ids = await readFavorites(args.favorites ?? [], visitor.favorites, context.read);
    await rows.write((query) => setFavorites(query, uid, ids));
  }
  if (fullName !== visitor.fullName || language !== visitor.language)
    await rows.write((query) => setProfile(query, uid, { fullName, language }));
  return userSource((await visitorOfUid(rows.read, uid)) ?? visitor);
}

interface DeleteArgs {
  password: string;
  confirmPassword: string;
}

/** Deletes the account and everything that belongs to it, at once. */
export async function deleteAccount(
  _: unknown,
  { password, confirmPassword }: DeleteArgs,
  context: ApiContext,
): Promise<string> {
  const own = viewerOf(context);
  const { visitor } = own;
  if (password !== confirmPassword) throw refusal('INVALID', messages.mismatch);
  await proveOwner(own, password, messages.login, context);
  await context.accounts.rows.write((query) => remove(query, visitor.uid));
  tell('account-deleted', visitor);
  logEvent('deleted', { visitor: visitor.uid });
  return 'Successfully deleted account';
}

/** Everything that is kept about the account, as JSON text. */
export async function accountExport(_: unknown, __: unknown, context: ApiContext): Promise<string> {
  const { visitor } = viewerOf(context);
  await context.accounts.limits.take(['exportOfViewer', visitor.uid]);
  const all = await exportOf(visitor, context.payload, context.accounts);
  logEvent('exported', { visitor: visitor.uid });
  return JSON.stringify(all, null, 2);
}
