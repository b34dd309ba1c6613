import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type Counter, countUses, uncountUses } from '../accounts/countUses';
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

type StaffLimit = keyof typeof table;

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

const countersOf = (counts: readonly StaffCount[]): Counter[] =>
  counts.map(([limit, subject]) => ({
    limit,
    limiter: limiterOf(limit),
    key: limiterKey(subject),
  }));

/** Undoes what `countTry` has counted. */
export const uncountTry = (counts: readonly StaffCount[]): Promise<void> =>
  uncountUses(countersOf(counts));

/**
 * Counts one use for each limit. If one of them is exceeded, nothing is counted.
 *
 * @returns The seconds until the exceeded limit resets, or null when none is exceeded.
 */
export async function countTry(counts: readonly StaffCount[]): Promise<number | null> {
  const full = await countUses(countersOf(counts));
  return full && secondsUntil(full.state.msBeforeNext);
}
