import { createClient } from 'redis';

/** Milliseconds after which a command to Redis is abandoned. */
const timeoutMs = 250;
/** Milliseconds for which Redis gets no command after a failure. */
const pauseMs = 1000;

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
export class SharedRedis {
  #pausedUntil = 0;

  /** @param {string} url */
  constructor(url) {
    this.client = createClient({
      url,
      // Callers have a fallback, so commands fail at once instead of waiting for a connection.
      disableOfflineQueue: true,
      commandOptions: { timeout: timeoutMs },
      pingInterval: 10_000,
      socket: {
        connectTimeout: 5000,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, pauseMs),
      },
    });
    let isReported = false;
    this.client.on('error', (error) => {
      if (!isReported)
        console.error(`[redis] unavailable, every site uses its own cache: ${String(error)}`);
      isReported = true;
    });
    this.client.on('ready', () => {
      if (isReported) console.error('[redis] available again');
      isReported = false;
      this.#pausedUntil = 0;
    });
    // The client reconnects by itself; the error handler above logs its failures.
    this.connected = this.client.connect().catch(() => undefined);
  }

  get isUnavailable() {
    return !this.client.isReady || Date.now() < this.#pausedUntil;
  }

  /**
   * @template Answer
   * @param {(client: import('redis').RedisClientType) => Promise<Answer>} command
   * @returns {Promise<Answer | undefined>} undefined if Redis is unavailable
   */
  async run(command) {
    if (this.isUnavailable) return undefined;
    try {
      return await command(this.client);
    } catch (error) {
      this.#pausedUntil = Date.now() + pauseMs;
      console.error(`[redis] ${String(error)}`);
      return undefined;
    }
  }
}
