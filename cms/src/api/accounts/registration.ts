import { randomUUID } from 'node:crypto';
import { atPace } from '../../accounts/atPace';
import { isCode, isUid, makeCode, useCode } from '../../accounts/codes';
import { knownNames } from '../../accounts/knownNames';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { checkPassword } from '../../accounts/passwords/checkPassword';
import { hashPassword } from '../../accounts/passwords/hash';
import { readAddress, readFullName, readLanguage } from '../../accounts/personalData';
import { privacyVersion } from '../../accounts/privacyVersion';
import { messages, refusal } from '../../accounts/refusal';
import type { Query } from '../../accounts/Rows';
import {
  activate,
  moveAddress,
  register as store,
  type VisitorRow,
  visitorOfAddress,
} from '../../accounts/visitors';
import { queueVisitorMail, type VisitorMail } from '../../mail/visitorMails';
import type { ApiContext } from '../context';
import { type AuthSource, noAuth } from './auth';

interface RegisterArgs {
  email: string;
  password: string;
  fullName?: string | null;
  preferredLanguage?: string | null;
}

/** Tells the owner of an address, after the answer. */
export function tell(
  kind: VisitorMail['kind'],
  { email, language, fullName }: VisitorRow,
  link?: string,
): void {
  queueVisitorMail({ kind, to: email, language, fullName: fullName ?? '', link });
}

const sendCode = (visitor: VisitorRow, code: string): void =>
  tell('activation', visitor, mailLink('verify', visitor.language, { code, id: visitor.uid }));

/**
 * Makes an account that its owner still has to activate. An address that has one already gets a
 * mail that says so; the answer is the same.
 */
export async function register(
  _: unknown,
  args: RegisterArgs,
  { accounts, caller, payload }: ApiContext,
): Promise<AuthSource> {
  const email = readAddress(args.email);
  const fullName = readFullName(args.fullName);
  const language = readLanguage(args.preferredLanguage);
  await accounts.limits.take(
    ['registerInAll', 'all'],
    ['registerFromAddress', caller.address],
    ['registerOfAccount', email],
  );
  try {
    await checkPassword(args.password, await knownNames(payload, { email, fullName }));
  } catch (error) {
    // The check is work, so it counts for the sender; the owner may try other passwords.
    await accounts.limits.giveBack(['registerOfAccount', email]);
    throw error;
  }
  return atPace(async () => {
    const passwordHash = await hashPassword(args.password);
    const version = await privacyVersion(payload, language);
    const made = { uid: randomUUID(), email, fullName, language, passwordHash };
    const { visitor, code } = await accounts.rows.write(async (query) => {
      const stored = await store(query, { ...made, privacyVersion: version });
      // Also where it is not sent: the same work tells nothing.
      return { visitor: stored, code: await makeCode(query, stored.uid, 'activation') };
    });
    if (visitor.active) tell('account-exists', visitor, mailLink('login', visitor.language));
    else sendCode(visitor, code);
    logEvent('registered', { visitor: visitor.uid });
    return noAuth;
  });
}

/** The same to everybody: it must not tell who has an account. */
export const answered = 'You will receive an email if it matches an account in our system';

/** Sends the activation mail again. */
export async function resendActivation(
  _: unknown,
  args: { email: string },
  { accounts, caller }: ApiContext,
): Promise<string> {
  const email = readAddress(args.email);
  await accounts.limits.take(
    ['mailInAll', 'all'],
    ['mailFromAddress', caller.address],
    ['resendOfAccount', email],
  );
  return atPace(async () => {
    const visitor = await visitorOfAddress(accounts.rows.read, email);
    const waiting = visitor && !visitor.active ? visitor : null;
    const code = await accounts.rows.write((query) =>
      makeCode(query, waiting?.uid ?? randomUUID(), 'activation'),
    );
    if (waiting) sendCode(waiting, code);
    return answered;
  });
}

interface ProofArgs {
  code: string;
  id: string;
}

/** Does what a code of a mail stands for; whether it could be done. */
async function useProof(
  query: Query,
  { code, id }: ProofArgs,
): Promise<'activated' | 'email-changed' | null> {
  const claim = await useCode(query, id, ['activation', 'email'], code);
  if (!claim) return null;
  if (claim.purpose === 'activation') {
    await activate(query, id);
    return 'activated';
  }
  const moved = claim.email !== null && (await moveAddress(query, id, claim.email));
  return moved ? 'email-changed' : null;
}

/** Confirms an account or a changed address. */
export async function activateUser(
  _: unknown,
  args: ProofArgs,
  { accounts, caller }: ApiContext,
): Promise<string> {
  await accounts.limits.take(['codeFromAddress', caller.address]);
  const fits = isCode(args.code) && isUid(args.id);
  const done = fits ? await accounts.rows.write((query) => useProof(query, args)) : null;
  if (!done) throw refusal('INVALID', messages.code);
  logEvent(done, { visitor: args.id });
  return 'Successfully activated user';
}
