import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { keyFor } from '../accounts/keys';
import { makeLimiter } from '../lib/makeLimiter';

const quarter = 900;
const hour = 3600;

/** How often something may be done, within so many seconds from the first time. */
const table = {
  // Wrong passwords only: right ones are given back.
  staffLoginInAll: { points: 500, duration: quarter },
  staffLoginFromAddress: { points: 30, duration: quarter },
  staffLoginOfAccount: { points: 50, duration: quarter },
  staffLoginOfAccountFromAddress: { points: 5, duration: quarter },
  staffLoginOfKnownDevice: { points: 10, duration: quarter },
  staffResetFromAddress: { points: 30, duration: quarter },
  staffMailFromAddress: { points: 20, duration: hour },
  staffMailOfAccount: { points: 3, duration: hour },
} as const;

export type StaffLimit = keyof typeof table;

/** A limit, and whom it counts: an address, an account, or nobody for all together. */
export type StaffCount = readonly [limit: StaffLimit, who: string];

const limiters = new Map<StaffLimit, RateLimiterAbstract>();

function limiterOf(limit: StaffLimit): RateLimiterAbstract {
  const known = limiters.get(limit);
  if (known) return known;
  const made = makeLimiter({ name: limit, ...table[limit] });
  limiters.set(limit, made);
  return made;
}

const key = keyFor('limit');

// Addresses are not stored, not even for an hour; a plain digest of one could be guessed.
const keyOf = (who: string): string => createHmac('sha256', key).update(who).digest('base64url');

/** Undoes what `take` has counted. */
export async function giveBack(counts: readonly StaffCount[]): Promise<void> {
  for (const [limit, who] of counts) await limiterOf(limit).reward(keyOf(who));
}

/**
 * Counts one time under each limit. Where one of them is full, nothing is counted.
 *
 * @returns The seconds until the full limit ends, or null where none is full.
 */
export async function take(counts: readonly StaffCount[]): Promise<number | null> {
  for (const [index, [limit, who]] of counts.entries()) {
    try {
      await limiterOf(limit).consume(keyOf(who));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await giveBack(counts.slice(0, index));
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }
  return null;
}
