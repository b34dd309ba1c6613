import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { keyOf, secondsUntil } from '../accounts/counting';
import { makeLimiter } from '../lib/makeLimiter';

const quarter = 900;
const hour = 3600;

/**
 * How often something may be done, within so many seconds from the first time. No limit counts all
 * addresses together: a few of them could use it up and keep all others out.
 */
const table = {
  // Wrong passwords only: right ones are given back.
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
export type StaffCount = readonly [limit: StaffLimit, who: string];

const limiters = new Map<StaffLimit, RateLimiterAbstract>();

function limiterOf(limit: StaffLimit): RateLimiterAbstract {
  const known = limiters.get(limit);
  if (known) return known;
  const made = makeLimiter({ name: limit, ...table[limit] });
  limiters.set(limit, made);
  return made;
}

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
      return secondsUntil(error.msBeforeNext);
    }
  }
  return null;
}
