import { createClient } from 'redis';

/**
 * Creates a client of the Redis that the programs of a town share. After connect() it reconnects by itself.
 * Commands fail at once while Redis is unavailable, and time out after 250 ms otherwise, because each caller has
 * a fallback.
 *
 * @param {string} url
 * @param {{ onUnavailable: (error: unknown) => void, onAvailable?: () => void }} handlers `onUnavailable` is
 *   called once for each interruption, `onAvailable` at its end
 */
export function createRedisClient(url, { onUnavailable, onAvailable }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: 250 },
    pingInterval: 10_000,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 1000),
    },
  });
  let isUnavailable = false;
  client.on('error', (error) => {
    if (!isUnavailable) onUnavailable(error);
    isUnavailable = true;
  });
  client.on('ready', () => {
    if (isUnavailable) onAvailable?.();
    isUnavailable = false;
  });
  return client;
}
