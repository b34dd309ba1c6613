import { createClient } from 'redis';

/** Milliseconds after which a Redis that does not answer is done without. */
const patienceMs = 250;
/** Milliseconds for which one that did not answer is not asked again. */
const restMs = 1000;

/**
 * What the sites of one town share, or null for a site of its own. Made at the first call; on
 * globalThis, because Next loads the modules of pages, of API routes and of the cache apart.
 *
 * @returns {Shared | null}
 */
export function sharedRedis() {
  const url = process.env.REDIS_URL;
  if (!url) return null;
  return (globalThis.studiumRedis ??= new Shared(url));
}

/**
 * A Redis that may go away at any time. Nobody waits for it: while it is away every question is
 * answered with `undefined` at once.
 */
export class Shared {
  #restingUntil = 0;

  /** @param {string} url */
  constructor(url) {
    this.client = createClient({
      url,
      // Whoever asks has another way, and asks now.
      disableOfflineQueue: true,
      commandOptions: { timeout: patienceMs },
      pingInterval: 10_000,
      socket: {
        connectTimeout: 5000,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, restMs),
      },
    });
    let told = false;
    this.client.on('error', (error) => {
      if (!told) console.error(`[redis] away, every site keeps its own pages: ${String(error)}`);
      told = true;
    });
    this.client.on('ready', () => {
      if (told) console.error('[redis] back');
      told = false;
      this.#restingUntil = 0;
    });
    // The client goes on trying by itself; its failures are told above.
    this.connected = this.client.connect().catch(() => undefined);
  }

  get isAway() {
    return !this.client.isReady || Date.now() < this.#restingUntil;
  }

  /**
   * @template Answer
   * @param {(client: import('redis').RedisClientType) => Promise<Answer>} question
   * @returns {Promise<Answer | undefined>} undefined where Redis is away
   */
  async ask(question) {
    if (this.isAway) return undefined;
    try {
      return await question(this.client);
    } catch (error) {
      this.#restingUntil = Date.now() + restMs;
      console.error(`[redis] ${String(error)}`);
      return undefined;
    }
  }
}
