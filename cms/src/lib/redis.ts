import { createClient } from 'redis';
import { env } from '../env';
import { logError } from '../logs/logError';

const createRedisClient = (url: string) =>
  createClient({
    url,
    // Fail at once instead of queueing commands, because each caller has a fallback.
    disableOfflineQueue: true,
    commandOptions: { timeout: 250 },
    pingInterval: 10_000,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000),
    },
  });

type Redis = ReturnType<typeof createRedisClient>;

// Next may load this module once per route; one program has one connection.
declare global {
  var studiumRedis: Redis | undefined;
}

function connect(url: string): Redis {
  const client = createRedisClient(url);
  let isLogged = false;
  client.on('error', (error: unknown) => {
    if (!isLogged) logError('redis is away, each program counts for itself', error);
    isLogged = true;
  });
  client.on('ready', () => (isLogged = false));
  // The client reconnects by itself; its errors are logged above.
  client.connect().catch(() => undefined);
  return client;
}

/** The Redis that all programs of a town share, or null when REDIS_URL is not set. */
export function sharedRedis(): Redis | null {
  if (env.redisUrl === undefined) return null;
  return (globalThis.studiumRedis ??= connect(env.redisUrl));
}
