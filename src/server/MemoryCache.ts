import { logError } from './logs/logError';

/** Milliseconds for which a value is fresh. */
const ttlMs = 60_000;

/**
 * The same for values that are rendered into cached pages. Of several sites that share a page cache, only
 * one receives the webhook, and the others must not render stale values into the shared pages.
 */
export const sharedTtlMs = process.env.REDIS_URL ? 1000 : ttlMs;

/**
 * Caches values that many pages share. Concurrent callers share one load. A value is loaded again after a
 * minute or after `clear`; the minute is for processes that do not receive the webhook.
 */
export class MemoryCache<Value> {
  private readonly entries = new Map<string, { at: number; value: Promise<Value> }>();
  private readonly staleValues = new Map<string, Value>();

  /** Returns the cached value, or loads it. A failure is not cached, so the next call loads again. */
  get(key: string, load: () => Promise<Value>, maxAgeMs = ttlMs): Promise<Value> {
    const cached = this.entries.get(key);
    if (cached && Date.now() - cached.at < maxAgeMs) return cached.value;
    const value = load();
    this.entries.set(key, { at: Date.now(), value });
    const isCurrent = () => this.entries.get(key)?.value === value;
    value.then(
      // A load that began before `clear` may be older than the value that was loaded after it.
      (loaded) => isCurrent() && this.staleValues.set(key, loaded),
      () => isCurrent() && this.entries.delete(key),
    );
    return value;
  }

  /**
   * Returns the cached value, or loads it. If that fails, the value that was loaded last is better than none.
   *
   * @throws the error of `load`, if no value was ever loaded
   */
  async getOrStale(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      return await this.get(key, load);
    } catch (error) {
      const stale = this.staleValues.get(key);
      if (stale === undefined) throw error;
      logError(`cached ${key}`, error);
      return stale;
    }
  }

  /** Returns the value that was loaded last, at any age; `clear` does not remove it. */
  getStale(key: string): Value | undefined {
    return this.staleValues.get(key);
  }

  /** Expires all values, for example after a publication. */
  clear(): void {
    this.entries.clear();
  }
}
