import { randomUUID } from 'node:crypto';
import { atPace } from '../../accounts/atPace';
import {
  endCodes,
  isCode,
  isUid,
  makeActivation,
  makeCode,
  useCode,
  waitingRegistrations,
} from '../../accounts/codes';
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
  activateWith,
  lock,
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
  { email, language, fullName }: Pick<VisitorRow, 'email' | 'language' | 'fullName'>,
  link?: string,
): void {
  queueVisitorMail({ kind, to: email, language, fullName: fullName ?? '', link });
}

/** Somebody whom a mail greets in their language. */
type Reader = Pick<VisitorRow, 'uid' | 'email' | 'language' | 'fullName'>;

const sendCode = (reader: Reader, code: string): void =>
  tell('activation', reader, mailLink('verify', reader.language, { code, id: reader.uid }));

/**
 * Registers: the owner of the address activates the account with the code of a mail, and gets what
 * this registration gave, whatever others have registered with the address. An address that has an
 * account already gets a mail that says so; the answer is the same.
 */
export async function register(
  _: unknown,
  args: RegisterArgs,
  { accounts, caller, payload }: ApiContext,
): Promise<AuthSource> {
  const email = readAddress(args.email);
  const fullName = readFullName(args.fullName);
  const language = readLanguage(args.preferredLanguage ?? caller.language);
  await accounts.limits.take(['registerFromNetwork', caller.address], ['registerOfAccount', email]);
  try {
    await checkPassword(args.password, await knownNames(payload, { email, fullName }));
  } catch (error) {
    // The check is work, so it counts for the sender; the owner may try other passwords.
    await accounts.limits.giveBack(['registerOfAccount', email]);
    throw error;
  }
  return atPace(async () => {
    const hash = () => hashPassword(args.password);
    const passwordHash = await accounts.hashing.run(caller.address, hash);
    const version = await privacyVersion(payload, language);
    const given = {
      fullName,
      language,
      passwordHash,
      privacyVersion: version,
      privacyAcceptedAt: new Date().toISOString(),
    };
    const { visitor, code } = await accounts.rows.write(async (query) => {
      const stored = await store(query, { uid: randomUUID(), email }, given);
      // Also where it is not sent: the same work tells nothing. What strangers register with the
      // address of an account is not stored.
      const own = stored.active ? null : given;
      return { visitor: stored, code: await makeActivation(query, stored.uid, own) };
    });
    if (visitor.active)
      tell('account-exists', { ...visitor, language }, mailLink('login', language));
    else sendCode({ uid: visitor.uid, email, language, fullName }, code);
    logEvent('registered', { visitor: visitor.uid });
    return noAuth;
  });
}

/** The same to everybody: it must not tell who has an account. */
export const answered = 'You will receive an email if it matches an account in our system';

/**
 * Sends the activation mail again. Where several registrations of the address wait, nobody knows which
 * of them is the owner's: the mail then leads to a password of their own choice, which activates the
 * account and ends them all.
 */
export async function resendActivation(
  _: unknown,
  args: { email: string },
  { accounts, caller }: ApiContext,
): Promise<string> {
  const email = readAddress(args.email);
  await accounts.limits.take(['mailFromNetwork', caller.address], ['resendOfAccount', email]);
  return atPace(async () => {
    const visitor = await visitorOfAddress(accounts.rows.read, email);
    const account = visitor && !visitor.active ? visitor : null;
    // Made for nobody too: the same work tells nothing. The next purge takes it away.
    const uid = account?.uid ?? randomUUID();
    const [only, ...others] = await waitingRegistrations(accounts.rows.read, uid);
    const isClear = others.length === 0;
    const code = await accounts.rows.write((query) =>
      isClear ? makeActivation(query, uid, only ?? null) : makeCode(query, uid, 'password'),
    );
    const known = account && only && isClear ? { ...account, ...only } : account;
    const language = caller.language ?? known?.language;
    if (!known || !language) return answered;
    const reader = { ...known, language };
    if (only && isClear) sendCode(reader, code);
    else tell('password-reset', reader, mailLink('password', language, { code, id: uid }));
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
  await lock(query, id);
  const claim = await useCode(query, id, ['activation', 'email'], code);
  if (!claim) return null;
  if (claim.purpose === 'activation') {
    const activated = await activateWith(query, id, claim.registration);
    await endCodes(query, id);
    return activated ? 'activated' : null;
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
  await accounts.limits.take(['codeFromNetwork', caller.address]);
  const fits = isCode(args.code) && isUid(args.id);
  const done = fits ? await accounts.rows.write((query) => useProof(query, args)) : null;
  if (!done) throw refusal('INVALID', messages.code);
  logEvent(done, { visitor: args.id });
  return 'Successfully activated user';
}
