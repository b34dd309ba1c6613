import { type Bounds, createLimiter as createSharedLimiter } from '@studium/shared/createLimiter';
import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';

import { sharedRedis } from './redis.mjs';

/** Counts one use. @returns the seconds until the next use is allowed, 0 if this use is allowed */
type Limiter = (subject: string) => Promise<number>;

/**
 * Limits how often a subject may do something. Sites that share a Redis count together. The subject is stored only as
 * a digest.
 * @param options `name` is part of the keys in Redis
 */
export function createLimiter({ name, ...bounds }: Bounds & { name: string }): Limiter {
  const redis = sharedRedis()?.client ?? null;
  const limiter = createSharedLimiter(redis, `studium:limit:${name}`, bounds);
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
