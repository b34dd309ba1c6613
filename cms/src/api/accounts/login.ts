import { deviceName } from '../../accounts/deviceName';
import type { LimitUse } from '../../accounts/Limits';
import { logEvent } from '../../accounts/logEvent';
import { hashPassword, isOutdatedHash, isCorrectPassword } from '../../accounts/passwords/hash';
import { normalizeEmail } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { type VisitorRow, findVisitorByEmail } from '../../accounts/visitors';
import type { MutationAuthenticateArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { authOf } from './auth';

/**
 * The limit that a wrong password counts for. A known device has its own, so that attackers cannot exhaust the owner's
 * attempts.
 */
export const loginLimitOf = (
  visitor: VisitorRow | null,
  email: string,
  { accounts: { devices }, caller: { deviceToken } }: ApiContext,
): LimitUse =>
  visitor !== null && devices.isKnown(visitor.uid, deviceToken)
    ? ['loginOfKnownDevice', `${visitor.uid} ${deviceToken}`]
    : ['loginOfAccount', email];

/**
 * Checks a password within the rate limits. A known device does not count for its network.
 *
 * @throws GraphQLError RATE_LIMITED
 */
async function tryPassword(
  { email, password }: MutationAuthenticateArgs,
  visitor: VisitorRow | null,
  context: ApiContext,
): Promise<boolean> {
  const { guessLimiter, hashQueue, limits } = context.accounts;
  const { budget, caller } = context;
  const { address } = caller;
  const counted = loginLimitOf(visitor, email, context);
  const isKnown = counted[0] === 'loginOfKnownDevice';
  const check = async () => {
    if (!isKnown) await guessLimiter.check(address);
    await limits.check(counted);
  };
  // The limits are checked before the queue, to refuse immediately, and again after waiting.
  await check();
  return hashQueue.run(address, budget.signal, async () => {
    await check();
    await limits.take(counted);
    const isCorrect = await isCorrectPassword(password, visitor?.passwordHash ?? null);
    // The password of a registration counts as wrong until the activation. Otherwise a person could register an
    // address, and learn from the answer or the limits of a login whether the address had an account.
    const isAccepted = isCorrect && visitor?.active === true;
    if (isAccepted) await limits.giveBack(counted);
    else if (!isKnown) await guessLimiter.recordFailure(address);
    if (isAccepted && !isKnown) await guessLimiter.recordSuccess(address, visitor.uid);
    return isAccepted;
  });
}

/** Returns a stronger hash of the password if the stored one is outdated, or null. */
async function strongerHash(
  { passwordHash }: VisitorRow,
  password: string,
  { accounts, budget, caller }: ApiContext,
): Promise<string | null> {
  if (passwordHash === null || !isOutdatedHash(passwordHash)) return null;
  return accounts.hashQueue.run(caller.address, budget.signal, () => hashPassword(password));
}

export const loginMutations = {
  /**
   * Logs in. An unknown address, a wrong password and an account that is not activated get the same answer.
   */
  async authenticate(_, { email: typed, password }, context) {
    const { accounts, caller } = context;
    const email = normalizeEmail(typed);
    const visitor = await findVisitorByEmail(accounts.database.read, email);
    const isAccepted = await tryPassword({ email, password }, visitor, context);
    const grant =
      visitor && isAccepted
        ? await accounts.sessions.open(
            {
              visitor: visitor.uid,
              checkedHash: visitor.passwordHash,
              newHash: await strongerHash(visitor, password, context),
            },
            deviceName(caller.userAgent),
          )
        : null;
    if (!visitor || !grant) {
      logEvent('login-failed', { visitor: visitor?.uid });
      throw refusal('INVALID', messages.login);
    }
    const known = accounts.devices.isKnown(visitor.uid, caller.deviceToken);
    const device = known ? caller.deviceToken : accounts.devices.createToken(visitor.uid);
    caller.headers.set('x-device-token', device ?? '');
    logEvent('logged-in', { visitor: visitor.uid });
    return authOf(visitor, grant, accounts.jwt);
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
