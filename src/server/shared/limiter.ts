import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { countScript } from './countScript';
import { sharedRedis } from './redis.mjs';

interface Bounds {
  /** Its name among the limits. */
  name: string;
  points: number;
  /** Seconds from the first time on. */
  duration: number;
}

/** Counts one time. @returns seconds until the next is welcome, 0 for now */
export type Count = (who: string) => Promise<number>;

/**
 * How often somebody may do something: counted by all sites together where they share a Redis, by
 * each for itself where there is none, or while it is away. Whom it counts is kept as a digest.
 */
export function makeLimiter({ name, points, duration }: Bounds): Count {
  const own = new RateLimiterMemory({ points, duration });
  const redis = sharedRedis();
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        keyPrefix: `studium:limit:${name}`,
        points,
        duration,
        insuranceLimiter: own,
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: countScript,
      })
    : own;
  return async (who) => {
    try {
      await limiter.consume(digest(who));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.ceil(refused.msBeforeNext / 1000);
    }
  };
}

/** An address can be guessed from a plain digest: there are few. */
function digest(who: string): string {
  return createHmac('sha256', process.env.REVALIDATE_SECRET ?? '')
    .update(who)
    .digest('base64url');
}
