import { AsyncResource } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** An async context outside all requests. */
const outsideRequests = new AsyncResource('limits');

/**
 * Counts in memory. Each count has a timer for the end of its window, and a timer holds the async context in
 * which it was started. Next's context holds the request and its response, so the timers are started
 * outside it; otherwise each counted request would stay in memory for an hour.
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
