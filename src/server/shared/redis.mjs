import { createRedisClient } from '@studium/shared/createRedisClient.mjs';

/** Milliseconds for which Redis gets no command after a failure. */
const retryAfterMs = 1000;

/**
 * Returns the Redis that the sites of one town share, or null if none is configured. It is created at the
 * first call, and on globalThis, because Next loads modules separately for pages, API routes and the cache.
 *
 * @returns {SharedRedis | null}
 */
export function sharedRedis() {
  const url = process.env.REDIS_URL;
  if (!url) return null;
  return (globalThis.studiumRedis ??= new SharedRedis(url));
}

/** A Redis that may be unavailable at any time; then every command returns `undefined` at once. */
class SharedRedis {
  #pausedUntil = 0;

  /** @param {string} url */
  constructor(url) {
    this.client = createRedisClient(url, {
      onUnavailable: (error) =>
        console.error(`[redis] unavailable, every site uses its own cache: ${String(error)}`),
      onAvailable: () => {
        console.error('[redis] available again');
        this.#pausedUntil = 0;
      },
    });
    // onUnavailable reports a failure.
    this.connected = this.client.connect().catch(() => undefined);
  }

  get isUnavailable() {
    return !this.client.isReady || Date.now() < this.#pausedUntil;
  }

  /**
   * @template Answer
   * @param {(client: ReturnType<typeof createRedisClient>) => Promise<Answer>} command
   * @returns {Promise<Answer | undefined>} undefined if Redis is unavailable
   */
  async run(command) {
    if (this.isUnavailable) return undefined;
    try {
      return await command(this.client);
    } catch (error) {
      this.#pausedUntil = Date.now() + retryAfterMs;
      console.error(`[redis] ${String(error)}`);
      return undefined;
    }
  }
}
