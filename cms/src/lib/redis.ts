import { createClient } from 'redis';
import { env } from '../env';
import { logError } from '../logs/logError';

const make = (url: string) =>
  createClient({
    url,
    // Whoever asks has another way, and asks now.
    disableOfflineQueue: true,
    commandOptions: { timeout: 250 },
    pingInterval: 10_000,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000),
    },
  });

type Redis = ReturnType<typeof make>;

// Next may load this module once per route; one program has one connection.
declare global {
  var studiumRedis: Redis | undefined;
}

function connect(url: string): Redis {
  const client = make(url);
  let told = false;
  client.on('error', (error: unknown) => {
    if (!told) logError('redis is away, each program counts for itself', error);
    told = true;
  });
  client.on('ready', () => (told = false));
  // The client goes on trying by itself; its failures are told above.
  client.connect().catch(() => undefined);
  return client;
}

/** What all programs of one town share, or null for one of its own. */
export function sharedRedis(): Redis | null {
  if (env.redisUrl === undefined) return null;
  return (globalThis.studiumRedis ??= connect(env.redisUrl));
}
