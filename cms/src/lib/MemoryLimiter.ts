import { AsyncResource } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Its async context is that of no request. */
const outsideRequests = new AsyncResource('limits');

/**
 * Counts in memory. Each count has a timer for the end of its window, and a timer keeps the async
 * context that it is started in. Next's context holds the request and its answer, so the timers are
 * started outside of it: otherwise each request that is counted would stay in memory for an hour.
 */
export class MemoryLimiter extends RateLimiterMemory {
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
