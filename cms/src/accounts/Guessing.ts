import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { makeLimiter } from '../lib/makeLimiter';
import { keyOf, secondsUntil } from './counting';
import { guessing } from './limitTable';
import { logEvent } from './logEvent';
import { networksOf } from './networksOf';
import { tooMuch } from './refusal';

const { duration, free, wrongFor, rightOfAccount } = guessing;

const limiterOf = (name: string, points: number): RateLimiterAbstract =>
  makeLimiter({ name, points, duration });

/**
 * Stops those who guess at many accounts out of one network, and nobody who logs in rightly. A wrong
 * password costs a network some points, a right login gives it one: see `guessing`.
 */
export class Guessing {
  private readonly narrow = limiterOf('guessing', free * wrongFor);
  private readonly wide = limiterOf('guessing.wide', 2 * free * wrongFor);
  private readonly right = limiterOf('guessing.right', rightOfAccount);

  /** @throws GraphQLError RATE_LIMITED for a network with too large a share of wrong passwords */
  async check(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const state = await limiter.get(key);
      if (!state || state.consumedPoints < limiter.points || state.msBeforeNext <= 0) continue;
      logEvent('limited', { limit: 'guessing' });
      throw tooMuch(secondsUntil(state.msBeforeNext));
    }
  }

  /** Counts a password that was wrong. */
  async noteWrong(address: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) await limiter.penalty(key, wrongFor);
  }

  /** Counts a login to an account that is active. */
  async noteRight(address: string, visitor: string): Promise<void> {
    for (const [limiter, key] of this.counters(address)) {
      const given = await this.right.penalty(`${key} ${keyOf(visitor)}`);
      if (given.consumedPoints <= rightOfAccount) await limiter.reward(key);
    }
  }

  private counters(address: string): [RateLimiterAbstract, string][] {
    const [narrow, wide] = networksOf(address);
    const own: [RateLimiterAbstract, string] = [this.narrow, keyOf(narrow)];
    return wide === undefined ? [own] : [own, [this.wide, keyOf(wide)]];
  }
}
