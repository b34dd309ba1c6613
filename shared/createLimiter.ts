import { AsyncResource } from 'node:async_hooks';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { createRedisClient } from './createRedisClient.mjs';

/** An async context outside all requests. */
const outsideRequests = new AsyncResource('limits');

/**
 * Counts in memory. Each count has a timer for the end of its window, and a timer holds the async context in
 * which it was started. Next's context holds the request and its response, so the timers are started
 * outside it; otherwise each counted request would stay in memory for an hour.
 */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...count: Parameters<RateLimiterMemory['consume']>) {
    return outsideRequests.runInAsyncScope(() => super.consume(...count));
  }

  override penalty(...count: Parameters<RateLimiterMemory['penalty']>) {
    return outsideRequests.runInAsyncScope(() => super.penalty(...count));
  }

  override reward(...count: Parameters<RateLimiterMemory['reward']>) {
    return outsideRequests.runInAsyncScope(() => super.reward(...count));
  }
}

/**
 * Replaces the Lua script of rate-limiter-flexible. A key whose value is not a count is deleted first,
 * because each request would fail on it, for ever if the key has no expiry; Redis logs the deletion.
 */
const countScript = `
local kind = redis.call('type', KEYS[1]).ok
local isCount = kind == 'string' and string.match(redis.call('get', KEYS[1]), '^%-?%d%d?%d?%d?%d?%d?%d?%d?%d?$')
if kind ~= 'none' and not isCount then
  redis.log(redis.LOG_WARNING, 'deleted, because it holds no count: ' .. KEYS[1])
  redis.call('del', KEYS[1])
end
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}
`;

/** How often something may be done. */
export interface Bounds {
  points: number;
  /** Seconds from the first use. */
  duration: number;
}

/**
 * Creates a rate limiter. It counts in Redis, together with the other programs that use the prefix. Without Redis, or
 * while Redis is unavailable, it counts in the memory of this program.
 *
 * @param keyPrefix begins the keys in Redis
 */
export function createLimiter(
  redis: ReturnType<typeof createRedisClient> | null,
  keyPrefix: string,
  bounds: Bounds,
): RateLimiterAbstract {
  const own = new MemoryLimiter(bounds);
  if (!redis) return own;
  return new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: countScript,
    keyPrefix,
    ...bounds,
    insuranceLimiter: own,
  });
}
