import { deviceName } from '../../accounts/deviceName';
import type { Counted } from '../../accounts/Limits';
import { logEvent } from '../../accounts/logEvent';
import { hashPassword, isOutdated, isRight } from '../../accounts/passwords/hash';
import { normalAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { strengthenHash, type VisitorRow, visitorOfAddress } from '../../accounts/visitors';
import type { ApiContext } from '../context';
import { authOf, type AuthSource } from './auth';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Checks a password within the limits of guessing. A device of the owner has tries of its own, and
 * counts for no network: strangers use up theirs.
 *
 * @throws GraphQLError RATE_LIMITED
 */
async function tryPassword(
  { email, password }: Credentials,
  visitor: VisitorRow | null,
  { accounts: { devices, guessing, hashing, limits }, caller }: ApiContext,
): Promise<boolean> {
  const { address, deviceToken } = caller;
  const isKnown = visitor !== null && devices.knows(visitor.uid, deviceToken);
  const counted: Counted = isKnown
    ? ['loginOfKnownDevice', `${visitor.uid} ${deviceToken}`]
    : ['loginOfAccount', email];
  const check = async () => {
    if (!isKnown) await guessing.check(address);
    await limits.check(counted);
  };
  // Who is refused does not wait for it; who has waited may be one too many by then.
  await check();
  return hashing.run(address, async () => {
    await check();
    await limits.take(counted);
    const right = await isRight(password, visitor?.passwordHash ?? null);
    if (right) await limits.giveBack(counted);
    else if (!isKnown) await guessing.noteWrong(address);
    if (right && !isKnown && visitor?.active) await guessing.noteRight(address, visitor.uid);
    return right;
  });
}

async function strengthen(
  { uid, passwordHash }: VisitorRow,
  password: string,
  context: ApiContext,
) {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  const { accounts, caller } = context;
  const hash = await accounts.hashing.run(caller.address, () => hashPassword(password));
  await accounts.rows.write((query) => strengthenHash(query, uid, passwordHash, hash));
}

/**
 * Logs in. An unknown address, a wrong password and an account that is not active are the same to
 * whoever does not know the password.
 */
export async function authenticate(
  _: unknown,
  { email: typed, password }: Credentials,
  context: ApiContext,
): Promise<AuthSource> {
  const { accounts, caller } = context;
  const email = normalAddress(typed);
  const visitor = await visitorOfAddress(accounts.rows.read, email);
  const right = await tryPassword({ email, password }, visitor, context);
  if (!visitor || !right) {
    logEvent('login-failed', { visitor: visitor?.uid });
    throw refusal('INVALID', messages.login);
  }
  if (!visitor.active) throw refusal('NOT_ACTIVE', messages.inactive);
  await strengthen(visitor, password, context);
  const grant = await accounts.sessions.open(visitor.uid, deviceName(caller.userAgent));
  const known = accounts.devices.knows(visitor.uid, caller.deviceToken);
  const device = known ? caller.deviceToken : accounts.devices.make(visitor.uid);
  caller.headers.set('x-device-token', device ?? '');
  logEvent('logged-in', { visitor: visitor.uid });
  return authOf(visitor, grant, accounts.jwt);
}
