import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { countScript } from './countScript';
import { MemoryLimiter } from './MemoryLimiter';
import { sharedRedis } from './redis';

interface Bounds {
  /** Its name among the limits. */
  name: string;
  points: number;
  /** Seconds from the first time on. */
  duration: number;
}

/**
 * Counts how often somebody does something: together with the other programs of the town where they
 * share a Redis, alone where there is none, or while it is away.
 */
export function makeLimiter({ name, ...bounds }: Bounds): RateLimiterAbstract {
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
