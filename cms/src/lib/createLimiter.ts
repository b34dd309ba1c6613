import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { countScript } from '@studium/shared/countScript';
import { MemoryLimiter } from './MemoryLimiter';
import { sharedRedis } from './sharedRedis';

interface Bounds {
  /** Name of the limit, part of its keys. */
  name: string;
  points: number;
  /** Seconds from the first count. */
  duration: number;
}

/**
 * Creates a rate limiter. It counts in Redis, together with the other programs of the town; without Redis, or
 * while Redis is unreachable, it counts in the memory of this program.
 */
export function createLimiter({ name, ...bounds }: Bounds): RateLimiterAbstract {
  const own = new MemoryLimiter({ keyPrefix: name, ...bounds });
  const redis = sharedRedis();
  if (!redis) return own;
  return new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: countScript,
    keyPrefix: `studium:cms:${name}`,
    ...bounds,
    insuranceLimiter: own,
  });
}
