import { randomUUID } from 'node:crypto';
import { withMinimumDuration } from '../../accounts/withMinimumDuration';
import { deleteCodes, hasValidCode, isCode, createCode, redeemCode } from '../../accounts/codes';
import { guessableNames } from '../../accounts/guessableNames';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { checkPassword } from '../../accounts/passwords/checkPassword';
import { hashPassword, isCorrectPassword } from '../../accounts/passwords/hash';
import { mailboxOf, readAddress } from '../../accounts/personalData';
import { queueAccountMail, queuePasswordMail } from '../../accounts/queueAccountMail';
import { messages, refusal } from '../../accounts/refusal';
import type { Viewer } from '../../accounts/readViewer';
import {
  activateVisitor,
  lockVisitor,
  lockVisitorWithHash,
  setPasswordHash,
  findVisitorByEmail,
  findVisitorByUid,
} from '../../accounts/visitors';
import type { Query } from '../../db/Database';
import { queueMailToNobody } from '../../mail/visitorMails';
import { defaultSite } from '../../sites';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { viewerOf } from './Caller';
import { loginLimitOf } from './login';
import { requestAnswer } from './registration';
import { isUuid } from '../../lib/isUuid';

/**
 * Checks the password of the logged-in account.
 *
 * @throws GraphQLError RATE_LIMITED, or INVALID with the message
 */
export async function checkOwnPassword(
  { visitor, session }: Viewer,
  password: string,
  message: string,
  { accounts, budget, caller }: ApiContext,
): Promise<void> {
  // Attempts are counted per session, so that a stolen session cannot block the owner's session.
  await accounts.limits.take(['passwordOfViewer', session]);
  const check = () => isCorrectPassword(password, visitor.passwordHash);
  const isCorrect = await accounts.hashQueue.run(caller.address, budget.signal, check);
  if (!isCorrect) throw refusal('INVALID', message);
  await accounts.limits.giveBack(['passwordOfViewer', session]);
}

/**
 * Locks the logged-in account until the transaction ends, after `checkOwnPassword`. Refused if the password or the
 * session has ended since then: the owner may have reset the password while this request hashed the old one.
 *
 * @throws GraphQLError INVALID with the message
 */
export async function lockOwnAccount(
  query: Query,
  { visitor, session }: Viewer,
  message: string,
  { accounts }: ApiContext,
): Promise<void> {
  const isCurrent =
    (await lockVisitorWithHash(query, visitor.uid, visitor.passwordHash)) &&
    (await accounts.sessions.exists(query, session));
  if (!isCurrent) throw refusal('INVALID', message);
}

export const passwordMutations = {
  /** Sends the mail for setting a new password. */
  async forgottenPassword(_, args, { accounts, caller }) {
    const email = readAddress(args.email);
    await accounts.limits.take(
      ['mailFromNetwork', caller.address],
      ['resetOfMailbox', mailboxOf(email)],
    );
    return withMinimumDuration(async () => {
      const visitor = await findVisitorByEmail(accounts.database.read, email);
      const id = visitor?.uid ?? randomUUID();
      const language = caller.language ?? visitor?.language ?? defaultSite;
      await accounts.database.write(async (query, req) => {
        const code = await createCode(query, id, 'password');
        const kind = 'password-reset';
        const link = mailLink('setPassword', language, { code, id });
        if (visitor) await queueAccountMail(req, kind, { ...visitor, language }, link);
        else await queueMailToNobody(req, { kind, language, link });
      });
      logEvent('password-requested', { visitor: visitor?.uid });
      return requestAnswer;
    });
  },

  /**
   * Sets a password with the code of a mail and ends all sessions. It also activates an inactive account with
   * this password, because the mail proves that the address belongs to the owner. It does not log in. The code
   * stays valid if the password is refused.
   */
  async setPassword(_, { password, code, id }, context) {
    const { accounts, budget, caller, payload } = context;
    const { database, sessions, limits } = accounts;
    const invalid = () => refusal('INVALID', messages.code);
    await limits.take(['codeFromNetwork', caller.address]);
    const fits = isCode(code) && isUuid(id);
    if (!fits || !(await hasValidCode(database.read, id, ['password'], code))) throw invalid();
    const visitor = await findVisitorByUid(database.read, id);
    if (!visitor) throw invalid();
    await checkPassword(password, await guessableNames(payload, visitor));
    const hash = await accounts.hashQueue.run(caller.address, budget.signal, () =>
      hashPassword(password),
    );
    const isSet = await database.write(async (query, req) => {
      await lockVisitor(query, id);
      if (!(await redeemCode(query, id, ['password'], code))) return false;
      await setPasswordHash(query, id, hash);
      await activateVisitor(query, id);
      await deleteCodes(query, id);
      await sessions.endAll(query, id);
      await queuePasswordMail(req, visitor);
      return true;
    });
    if (!isSet) throw invalid();
    // People often guess before they request the mail. They log in with the new password next.
    const { email } = visitor;
    await limits.clear(['loginOfAccount', email], loginLimitOf(visitor, email, context));
    logEvent('password-reset', { visitor: id });
    return 'Successfully saved password';
  },

  /**
   * Changes the password and ends all other sessions. It also cancels a pending change of the address, which an
   * attacker may have requested with a stolen session.
   */
  async updatePassword(_, { currentPassword, newPassword, confirmPassword }, context) {
    const viewer = viewerOf(context);
    const { visitor, session } = viewer;
    const { accounts, budget, caller, payload } = context;
    const { database, sessions, hashQueue } = accounts;
    if (newPassword !== confirmPassword) throw refusal('INVALID', messages.mismatch);
    await checkOwnPassword(viewer, currentPassword, messages.update, context);
    await checkPassword(newPassword, await guessableNames(payload, visitor));
    const hash = await hashQueue.run(caller.address, budget.signal, () =>
      hashPassword(newPassword),
    );
    await database.write(async (query, req) => {
      await lockOwnAccount(query, viewer, messages.update, context);
      await setPasswordHash(query, visitor.uid, hash);
      await deleteCodes(query, visitor.uid);
      await sessions.endAll(query, visitor.uid, session);
      await queuePasswordMail(req, visitor);
    });
    logEvent('password-changed', { visitor: visitor.uid });
    return 'Successfully updated password';
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
