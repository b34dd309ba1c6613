import { countScript } from '@studium/shared/countScript';
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { sharedRedis } from './redis.mjs';

interface LimiterOptions {
  /** Part of the keys in Redis. */
  name: string;
  points: number;
  /** Seconds, counted from the first use. */
  duration: number;
}

/** Counts one use. @returns the seconds until the next use is allowed, 0 if this use is allowed */
export type Limiter = (subject: string) => Promise<number>;

/**
 * Limits how often a subject may do something. Sites that share a Redis count together; without Redis, or
 * while it is unavailable, each site counts for itself. The subject is stored only as a digest.
 */
export function createLimiter({ name, points, duration }: LimiterOptions): Limiter {
  const local = new RateLimiterMemory({ points, duration });
  const redis = sharedRedis();
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        keyPrefix: `studium:limit:${name}`,
        points,
        duration,
        insuranceLimiter: local,
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: countScript,
      })
    : local;
  return async (subject) => {
    try {
      await limiter.consume(digest(subject));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.ceil(refused.msBeforeNext / 1000);
    }
  };
}

/** The digest has a key, because IP addresses are few and could be guessed from a plain one. */
function digest(subject: string): string {
  return createHmac('sha256', process.env.REVALIDATE_SECRET ?? '')
    .update(subject)
    .digest('base64url');
}
