import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { limiterKey, secondsUntil } from '../accounts/limiterKey';
import { createLimiter } from '../lib/createLimiter';

const quarter = 900;
const hour = 3600;

/**
 * Each limit allows `points` uses within `duration` seconds from the first use. No limit counts all addresses
 * together, because a few addresses could then lock out all others.
 */
const table = {
  // The login limits count only wrong passwords, because correct ones are uncounted.
  staffLoginFromAddress: { points: 30, duration: quarter },
  staffLoginOfAccount: { points: 50, duration: quarter },
  staffLoginOfAccountFromAddress: { points: 5, duration: quarter },
  staffLoginOfKnownDevice: { points: 10, duration: quarter },
  staffResetFromAddress: { points: 30, duration: quarter },
  staffMailFromAddress: { points: 20, duration: hour },
  staffMailOfAccount: { points: 3, duration: hour },
} as const;

export type StaffLimit = keyof typeof table;

/** A limit, and the address or account that it counts. */
export type StaffCount = readonly [limit: StaffLimit, subject: string];

const limiters = new Map<StaffLimit, RateLimiterAbstract>();

function limiterOf(limit: StaffLimit): RateLimiterAbstract {
  const existing = limiters.get(limit);
  if (existing) return existing;
  const created = createLimiter({ name: limit, ...table[limit] });
  limiters.set(limit, created);
  return created;
}

/** Undoes what `countTry` has counted. */
export async function uncountTry(counts: readonly StaffCount[]): Promise<void> {
  for (const [limit, subject] of counts) await limiterOf(limit).reward(limiterKey(subject));
}

/**
 * Counts one use for each limit. If one of them is exceeded, nothing is counted.
 *
 * @returns The seconds until the exceeded limit resets, or null when none is exceeded.
 */
export async function countTry(counts: readonly StaffCount[]): Promise<number | null> {
  for (const [index, [limit, subject]] of counts.entries()) {
    try {
      await limiterOf(limit).consume(limiterKey(subject));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await uncountTry(counts.slice(0, index));
      return secondsUntil(error.msBeforeNext);
    }
  }
  return null;
}
