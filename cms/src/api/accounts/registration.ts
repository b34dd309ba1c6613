import { randomUUID } from 'node:crypto';
import { withMinimumDuration } from '../../accounts/withMinimumDuration';
import {
  deleteCodes,
  isCode,
  createActivationCode,
  createCode,
  redeemCode,
  pendingRegistrations,
} from '../../accounts/codes';
import { guessableNames } from '../../accounts/guessableNames';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { checkPassword } from '../../accounts/passwords/checkPassword';
import { hashPassword } from '../../accounts/passwords/hash';
import { mailboxOf, readAddress, readFullName, readLanguage } from '../../accounts/personalData';
import { privacyVersion } from '../../accounts/privacyVersion';
import { queueAccountMail } from '../../accounts/queueAccountMail';
import { messages, refusal } from '../../accounts/refusal';
import type { Query } from '../../db/Database';
import {
  activateFromRegistration,
  lockVisitor,
  changeEmailAddress,
  insertVisitor,
  findVisitorByEmail,
  findVisitorByUid,
} from '../../accounts/visitors';
import { queueMailToNobody } from '../../mail/visitorMails';
import type { MutationActivateUserArgs } from '../../contract-types';
import { defaultSite } from '../../sites';
import type { ResolversOf } from '../ContractResolvers';
import { isUuid } from '../../lib/isUuid';

/** The answer to all requests for a mail. It must not reveal whether an account exists. */
export const requestAnswer = 'You will receive an email if it matches an account in our system';

/** Redeems a code of a mail. Returns what was done, or null if the code is invalid or nothing changed. */
async function redeemProof(
  query: Query,
  { code, id }: MutationActivateUserArgs,
): Promise<'activated' | 'email-changed' | null> {
  await lockVisitor(query, id);
  const claim = await redeemCode(query, id, ['activation', 'email'], code);
  if (!claim) return null;
  if (claim.purpose === 'activation') {
    const activated = await activateFromRegistration(query, id, claim.registration);
    await deleteCodes(query, id);
    return activated ? 'activated' : null;
  }
  const moved = claim.email !== null && (await changeEmailAddress(query, id, claim.email));
  // The mails with the other codes are in the old mailbox, which may be the reason for the change.
  if (moved) await deleteCodes(query, id);
  return moved ? 'email-changed' : null;
}

export const registrationMutations = {
  /**
   * Registers an account. The owner of the address activates it with the code of a mail and gets the data of
   * this registration, even if others have registered the same address. If an active account has the address,
   * it gets a mail that says so. The answer is the same.
   */
  async register(_, args, { accounts, budget, caller, payload }) {
    const email = readAddress(args.email);
    const fullName = readFullName(args.fullName);
    const language = readLanguage(args.preferredLanguage ?? caller.language);
    await accounts.limits.take(
      ['registerFromNetwork', caller.address],
      ['registerOfMailbox', mailboxOf(email)],
    );
    try {
      await checkPassword(args.password, await guessableNames(payload, { email, fullName }));
    } catch (error) {
      // The attempt still counts for the network, because the check costs CPU time, but not for the account.
      await accounts.limits.giveBack(['registerOfMailbox', mailboxOf(email)]);
      throw error;
    }
    return withMinimumDuration(async () => {
      const hash = () => hashPassword(args.password);
      const passwordHash = await accounts.hashQueue.run(caller.address, budget.signal, hash);
      const version = await privacyVersion(payload, language);
      const registration = {
        fullName,
        language,
        passwordHash,
        privacyVersion: version,
        privacyAcceptedAt: new Date().toISOString(),
      };
      const uid = await accounts.database.write(async (query, req) => {
        const stored = await insertVisitor(query, { uid: randomUUID(), email }, registration);
        // A code is created even if it is not sent, so that the response time is the same. For an active
        // account the registration data are not stored, because they may come from a stranger.
        const own = stored.active ? null : registration;
        const code = await createActivationCode(query, stored.uid, own);
        if (stored.active) {
          const owner = { ...stored, language };
          await queueAccountMail(req, 'account-exists', owner, mailLink('login', language));
        } else {
          const link = mailLink('verifyEmail', language, { code, id: stored.uid });
          await queueAccountMail(req, 'activation', { email, language, fullName }, link);
        }
        return stored.uid;
      });
      logEvent('registered', { visitor: uid });
      return {};
    });
  },

  /**
   * Sends the activation mail again. If several registrations of the address are pending, the owner's one is
   * unknown. The mail then links to the page for a new password, which activates the account and deletes all
   * pending registrations. The owner of an active account gets a mail that says so.
   */
  async resendActivation(_, args, { accounts, caller }) {
    const email = readAddress(args.email);
    await accounts.limits.take(
      ['mailFromNetwork', caller.address],
      ['resendOfMailbox', mailboxOf(email)],
    );
    return withMinimumDuration(async () => {
      const visitor = await findVisitorByEmail(accounts.database.read, email);
      const account = visitor && !visitor.active ? visitor : null;
      const active = visitor?.active ? visitor : null;
      const uid = account?.uid ?? randomUUID();
      const pending = await pendingRegistrations(accounts.database.read, uid);
      const [registration] = pending.length === 1 ? pending : [];
      const language =
        caller.language ?? registration?.language ?? visitor?.language ?? defaultSite;
      await accounts.database.write(async (query, req) => {
        if (account && !registration) {
          const code = await createCode(query, uid, 'password');
          const link = mailLink('setPassword', language, { code, id: uid });
          await queueAccountMail(req, 'password-reset', { ...account, language }, link);
          return;
        }
        const code = await createActivationCode(query, uid, registration ?? null);
        const link = mailLink('verifyEmail', language, { code, id: uid });
        if (account)
          await queueAccountMail(
            req,
            'activation',
            { ...account, ...registration, language },
            link,
          );
        else if (active) {
          const owner = { ...active, language };
          await queueAccountMail(req, 'account-exists', owner, mailLink('login', language));
        } else await queueMailToNobody(req, { kind: 'activation', language, link });
      });
      return requestAnswer;
    });
  },

  /** Activates an account or confirms a new address. */
  async activateUser(_, args, { accounts, caller }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    const fits = isCode(args.code) && isUuid(args.id);
    const done = fits ? await accounts.database.write((query) => redeemProof(query, args)) : null;
    if (!done) throw refusal('INVALID', messages.code);
    logEvent(done, { visitor: args.id });
    const visitor = await findVisitorByUid(accounts.database.read, args.id);
    // The right password counted as a wrong one before the activation.
    if (visitor) await accounts.limits.clear(['loginOfAccount', visitor.email]);
    return 'Successfully activated user';
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
