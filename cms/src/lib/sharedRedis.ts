import { createRedisClient } from '@studium/shared/createRedisClient.mjs';
import { env } from '../env';
import { logError } from '../logs/logError';

type Redis = ReturnType<typeof createRedisClient>;

// Next may load this module once per route; one program has one connection.
declare global {
  var studiumRedis: Redis | undefined;
}

function connect(url: string): Redis {
  const client = createRedisClient(url, {
    onUnavailable: (error) => logError('redis is unavailable, so each program counts alone', error),
  });
  // onUnavailable reports a failure.
  client.connect().catch(() => undefined);
  return client;
}

/** The Redis that all programs of a town share, or null when REDIS_URL is not set. */
export function sharedRedis(): Redis | null {
  if (env.redisUrl === undefined) return null;
  return (globalThis.studiumRedis ??= connect(env.redisUrl));
}
