import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import type { User } from '../payload-types';
import { isRecord } from '../lib/isRecord';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { clientAddress } from './clientAddress';
import { findByResetToken } from './findByResetToken';
import { knownDevice, rememberDevice } from './knownDevice';
import { uncountTry, type StaffCount, countTry } from './staffLimits';
import { stringOrEmpty } from '../lib/stringOrEmpty';

/** The attempts that a running login has counted; they are uncounted when it succeeds. */
const countedTries = new WeakMap<PayloadRequest, readonly StaffCount[]>();

const dataOf = (args: object): Record<string, unknown> =>
  'data' in args && isRecord(args.data) ? args.data : {};

/** The address in the form that Payload compares. */
const emailOf = (args: object): string => stringOrEmpty(dataOf(args).email).toLowerCase().trim();

async function countOrRefuse(req: PayloadRequest, counts: readonly StaffCount[]): Promise<void> {
  const seconds = await countTry(counts);
  if (seconds === null) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  const messages = {
    it: `Troppi tentativi. Riprova tra ${minutes} min.`,
    en: `Too many attempts. Please try again in ${minutes} min.`,
  };
  throw new APIError(messages[adminLanguage(req)], 429, null, true);
}

/** The limits that a wrong password counts for. Strangers cannot use up the attempts of a known device. */
function countsOfLogin(req: PayloadRequest, email: string): StaffCount[] {
  const device = knownDevice(req, email);
  if (device !== null) return [['staffLoginOfKnownDevice', device]];
  const address = clientAddress(req);
  return [
    ['staffLoginFromAddress', address],
    ['staffLoginOfAccountFromAddress', `${address} ${email}`],
    ['staffLoginOfAccount', email],
  ];
}

/**
 * Hashes the password of an unknown address, because Payload refuses such an address at once. With the same
 * work as for a known address (Payload's generatePasswordSaltHash.js), the response time does not show
 * which addresses have an account.
 */
async function hashForUnknownEmail(
  req: PayloadRequest,
  email: string,
  password: unknown,
): Promise<void> {
  if (typeof password !== 'string' || password.trim() === '') return;
  const where = { email: { equals: email } };
  if ((await req.payload.count({ collection: 'users', where, req })).totalDocs > 0) return;
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}

/**
 * Limits logins with a wrong password, requests for a reset mail and password resets. Payload's own lock of
 * accounts is not used, because with it strangers could lock out the owner.
 */
export async function limitStaff({ args, operation, req }: BeforeOperation): Promise<void> {
  const email = emailOf(args);
  if (operation === 'login') {
    const counts = countsOfLogin(req, email);
    await countOrRefuse(req, counts);
    countedTries.set(req, counts);
    await hashForUnknownEmail(req, email, dataOf(args).password);
  }
  if (operation === 'forgotPassword')
    await countOrRefuse(req, [
      ['staffMailFromAddress', clientAddress(req)],
      ['staffMailOfAccount', email],
    ]);
  // A valid token is never counted, so nobody can use up the attempts of its owner.
  if (operation === 'resetPassword' && !(await findByResetToken(req, dataOf(args).token)))
    await countOrRefuse(req, [['staffResetFromAddress', clientAddress(req)]]);
}

/** Runs after a login, also after a password reset: uncounts the attempts and remembers the device. */
export const afterStaffLogin: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const counts = countedTries.get(req) ?? [];
  countedTries.delete(req);
  await uncountTry(counts);
  rememberDevice(req, user.email);
};
