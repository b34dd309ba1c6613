import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload';
import type { User } from '../payload-types';
import { isRecord } from '../lib/isRecord';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { addressOf } from './addressOf';
import { knownDevice, rememberDevice } from './knownDevice';
import { giveBack, type StaffCount, take } from './staffLimits';

/** The tries that a login has counted until it succeeds. */
const open = new WeakMap<PayloadRequest, readonly StaffCount[]>();

const dataOf = (args: object): Record<string, unknown> =>
  'data' in args && isRecord(args.data) ? args.data : {};

/** As Payload compares them. */
const emailOf = (args: object): string => {
  const { email } = dataOf(args);
  return typeof email === 'string' ? email.toLowerCase().trim() : '';
};

async function takeOrRefuse(req: PayloadRequest, counts: readonly StaffCount[]): Promise<void> {
  const seconds = await take(counts);
  if (seconds === null) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  const message =
    req.i18n.language === 'en'
      ? `Too many attempts. Please try again in ${minutes} min.`
      : `Troppi tentativi. Riprova tra ${minutes} min.`;
  throw new APIError(message, 429, null, true);
}

/** What a wrong password counts against. Strangers cannot use up the tries of a known device. */
function countsOfLogin(req: PayloadRequest, email: string): StaffCount[] {
  const device = knownDevice(req, email);
  if (device !== null) return [['staffLoginOfKnownDevice', device]];
  const address = addressOf(req);
  return [
    ['staffLoginFromAddress', address],
    ['staffLoginOfAccountFromAddress', `${address} ${email}`],
    ['staffLoginOfAccount', email],
  ];
}

/**
 * Payload refuses an unknown address at once; the same work as for a known one (its
 * generatePasswordSaltHash.js) keeps the time from telling which addresses have an account.
 */
async function hashForNobody(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  if (typeof password !== 'string' || password.trim() === '') return;
  const where = { email: { equals: email } };
  if ((await req.payload.count({ collection: 'users', where, req })).totalDocs > 0) return;
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}

/**
 * Limits how often somebody logs in with a wrong password, asks for mails and resets a password.
 * Payload's own lock of an account would let strangers lock out its owner.
 */
export async function limitStaff({ args, operation, req }: BeforeOperation): Promise<void> {
  const email = emailOf(args);
  if (operation === 'login') {
    const counts = countsOfLogin(req, email);
    await takeOrRefuse(req, counts);
    open.set(req, counts);
    await hashForNobody(req, email, dataOf(args).password);
  }
  if (operation === 'forgotPassword')
    await takeOrRefuse(req, [
      ['staffMailFromAddress', addressOf(req)],
      ['staffMailOfAccount', email],
    ]);
  if (operation === 'resetPassword')
    await takeOrRefuse(req, [['staffResetFromAddress', addressOf(req)]]);
}

/** After a login, also that of a reset password: its tries do not count, its device is known. */
export const afterStaffLogin: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const counts = open.get(req) ?? [];
  open.delete(req);
  await giveBack(counts);
  rememberDevice(req, user.email);
};
