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

/** What a wrong password counts against: a device of the owner has tries of its own. */
function countedFor(email: string, visitor: VisitorRow | null, context: ApiContext): Counted[] {
  const { accounts, caller } = context;
  if (visitor && accounts.devices.knows(visitor.uid, caller.deviceToken))
    return [['loginOfKnownDevice', `${visitor.uid} ${caller.deviceToken}`]];
  return [
    ['loginInAll', 'all'],
    ['loginFromAddress', caller.address],
    ['loginOfAccount', email],
  ];
}

async function strengthen(
  { uid, passwordHash }: VisitorRow,
  password: string,
  context: ApiContext,
) {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  const hash = await hashPassword(password);
  await context.accounts.rows.write((query) => strengthenHash(query, uid, passwordHash, hash));
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
  const counted = countedFor(email, visitor, context);
  await accounts.limits.take(...counted);
  const right = await isRight(password, visitor?.passwordHash ?? null);
  if (!visitor || !right) {
    logEvent('login-failed', { visitor: visitor?.uid });
    throw refusal('INVALID', messages.login);
  }
  await accounts.limits.giveBack(...counted);
  if (!visitor.active) throw refusal('NOT_ACTIVE', messages.inactive);
  await strengthen(visitor, password, context);
  const grant = await accounts.sessions.open(visitor.uid, deviceName(caller.userAgent));
  const known = accounts.devices.knows(visitor.uid, caller.deviceToken);
  const device = known ? caller.deviceToken : accounts.devices.make(visitor.uid);
  caller.headers.set('x-device-token', device ?? '');
  logEvent('logged-in', { visitor: visitor.uid });
  return authOf(visitor, grant, accounts.jwt);
}
