import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createLimiter } from '../lib/createLimiter';
import { limiterKey } from './limiterKey';
import { limitError } from './Limits';
import { networksOf } from './networksOf';

/** Wrong passwords of a network that are free. */
const freeFailures = 50;
const pointsPerFailure = 5;
/** An attacker could otherwise use one account to gain unlimited attempts. */
const creditsPerAccount = 10;

const limiterOf = (name: string, points: number): RateLimiterAbstract =>
  createLimiter({ name, points, duration: 15 * 60 });

/**
 * Limits password guessing at many accounts from one network, without limiting correct logins. The share of
 * wrong passwords distinguishes an attack from many people who mistype: a wrong password costs the network some
 * points, and a correct login gives one back.
 */
export class GuessLimiter {
  private readonly narrow = limiterOf('guessing', freeFailures * pointsPerFailure);
  private readonly wide = limiterOf('guessing.wide', 2 * freeFailures * pointsPerFailure);
  private readonly successes = limiterOf('guessing.right', creditsPerAccount);

  /** @throws GraphQLError RATE_LIMITED if the share of wrong passwords from the network is too large */
  async check(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const state = await limiter.get(key);
      if (!state || state.consumedPoints < limiter.points || state.msBeforeNext <= 0) continue;
      throw limitError('guessing', state);
    }
  }

  /** Counts a wrong password. */
  async recordFailure(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address))
      await limiter.penalty(key, pointsPerFailure);
  }

  /** Counts a successful login to an active account. */
  async recordSuccess(address: string, visitor: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const used = await this.successes.penalty(`${key} ${limiterKey(visitor)}`);
      if (used.consumedPoints <= creditsPerAccount) await limiter.reward(key);
    }
  }

  private counters(address: string): [RateLimiterAbstract, string][] {
    const [narrow, wide] = networksOf(address);
    const own: [RateLimiterAbstract, string] = [this.narrow, limiterKey(narrow)];
    return wide === undefined ? [own] : [own, [this.wide, limiterKey(wide)]];
  }
}
