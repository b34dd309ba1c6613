import { createClient } from 'redis';

/**
 * Creates a client of the Redis that the programs of a town share. After connect() it reconnects by itself.
 * Commands fail at once while Redis is unavailable, and time out after 250 ms otherwise, because each caller has
 * a fallback.
 *
 * @param {string} url
 * @param {{ onAway: (error: unknown) => void, onBack?: () => void }} handlers `onAway` is called once for each
 *   interruption, `onBack` at its end
 */
export function createRedisClient(url, { onAway, onBack }) {
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
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) onAway(error);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) onBack?.();
    isAway = false;
  });
  return client;
}
