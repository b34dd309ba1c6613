import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** One counter of a limit: of an account, an address, or the network that contains it. */
export interface Counter {
  limit: string;
  limiter: RateLimiterAbstract;
  key: string;
}

/** Undoes what `countUses` has counted. */
export async function uncountUses(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.reward(key);
}

/** Counts one use in each counter. If one of them is full, nothing is counted, and its limit and state are returned. */
export async function countUses(
  counters: readonly Counter[],
): Promise<{ limit: string; state: RateLimiterRes } | null> {
  for (const [index, { limit, limiter, key }] of counters.entries())
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await uncountUses(counters.slice(0, index));
      return { limit, state: error };
    }
  return null;
}
