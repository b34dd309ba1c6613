import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createLimiter } from '../lib/createLimiter';
import { limiterKey, secondsUntil } from './limiterKey';
import { guessLimit } from './limitTable';
import { logEvent } from './logEvent';
import { networksOf } from './networksOf';
import { rateLimitError } from './refusal';

const {
  duration,
  freeFailures: free,
  pointsPerFailure: wrongFor,
  creditsPerAccount: rightOfAccount,
} = guessLimit;

const limiterOf = (name: string, points: number): RateLimiterAbstract =>
  createLimiter({ name, points, duration });

/**
 * Limits password guessing at many accounts from one network, without limiting correct logins. A wrong
 * password costs the network some points and a correct login gives one back: see `guessLimit`.
 */
export class GuessLimiter {
  private readonly narrow = limiterOf('guessing', free * wrongFor);
  private readonly wide = limiterOf('guessing.wide', 2 * free * wrongFor);
  private readonly successes = limiterOf('guessing.right', rightOfAccount);

  /** @throws GraphQLError RATE_LIMITED if the share of wrong passwords from the network is too large */
  async check(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const state = await limiter.get(key);
      if (!state || state.consumedPoints < limiter.points || state.msBeforeNext <= 0) continue;
      logEvent('limited', { limit: 'guessing' });
      throw rateLimitError(secondsUntil(state.msBeforeNext));
    }
  }

  /** Counts a wrong password. */
  async recordFailure(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) await limiter.penalty(key, wrongFor);
  }

  /** Counts a successful login to an active account. */
  async recordSuccess(address: string, visitor: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const used = await this.successes.penalty(`${key} ${limiterKey(visitor)}`);
      if (used.consumedPoints <= rightOfAccount) await limiter.reward(key);
    }
  }

  private counters(address: string): [RateLimiterAbstract, string][] {
    const [narrow, wide] = networksOf(address);
    const own: [RateLimiterAbstract, string] = [this.narrow, limiterKey(narrow)];
    return wide === undefined ? [own] : [own, [this.wide, limiterKey(wide)]];
  }
}
