import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter } from '../lib/createLimiter';
import { type Counter, countUses, uncountUses } from './countUses';
import { logEvent } from './logEvent';
import { type Limit, limitTable } from './limitTable';
import { networksOf } from './networksOf';
import { limiterKey, secondsUntil } from './limiterKey';
import { rateLimitError } from './refusal';

/** A limit and the address, account or session that is counted. */
export type LimitUse = readonly [limit: Limit, subject: string];

/**
 * Rate limits, counted in Redis for all programs together, or in memory without Redis. Expired counts are
 * removed automatically. A window ends at a fixed time, even if attempts continue, so that the owner of an
 * account is not locked out for longer.
 */
export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  /**
   * Counts one use under each limit.
   *
   * @throws GraphQLError RATE_LIMITED, after the uses that this call has already counted are given back.
   */
  async take(...counted: readonly LimitUse[]): Promise<void> {
    const full = await countUses(counted.flatMap((use) => this.counters(use)));
    if (full) throw limitError(full.limit, full.state);
  }

  /** Counts one use, and returns whether its limit allows it. */
  async allows(use: LimitUse): Promise<boolean> {
    return (await countUses(this.counters(use))) === null;
  }

  /** Reverts what `take` has counted. */
  async giveBack(...counted: readonly LimitUse[]): Promise<void> {
    await uncountUses(counted.flatMap((use) => this.counters(use)));
  }

  /** Forgets all uses that were counted. */
  async clear(...counted: readonly LimitUse[]): Promise<void> {
    for (const { limiter, key } of counted.flatMap((use) => this.counters(use)))
      await limiter.delete(key);
  }

  /**
   * Checks the limits without counting.
   *
   * @throws GraphQLError RATE_LIMITED if `take` would throw it
   */
  async check(...counted: readonly LimitUse[]): Promise<void> {
    for (const { limit, limiter, key } of counted.flatMap((use) => this.counters(use))) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limiter.points) throw limitError(limit, state);
    }
  }

  private counters([limit, subject]: LimitUse): Counter[] {
    const { points, duration } = limitTable[limit];
    const [narrow, wide] = limit.endsWith('FromNetwork') ? networksOf(subject) : [subject];
    const own = { limit, limiter: this.limiter(limit, points, duration), key: limiterKey(narrow) };
    if (wide === undefined) return [own];
    const wideLimiter = this.limiter(`${limit}.wide`, 2 * points, duration);
    return [own, { limit, limiter: wideLimiter, key: limiterKey(wide) }];
  }

  private limiter(name: string, points: number, duration: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = createLimiter({ name, points, duration });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** Logs that a limit is reached, and creates the error for the client. */
export function limitError(limit: string, { msBeforeNext }: RateLimiterRes) {
  logEvent('limited', { limit });
  return rateLimitError(secondsUntil(msBeforeNext));
}
