import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { guardLogs } from './logs/guardLogs';
import { serveMetrics } from './metrics/serveMetrics';
import { sharedRedis } from './shared/redis.mjs';

/** What begins with the program instead of its first request. */
export function start(): void {
  guardLogs();
  sharedRedis();
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (METRICS_PORT) serveMetrics(Number(METRICS_PORT), METRICS_HOST);
  process.once('SIGTERM', closeConnections);
}

/**
 * Whoever comes on a connection that is open already is answered and sent away: a proxy would go on
 * using it, and the program, which ends with its last connection, never end.
 */
function closeConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response?: unknown };
    if (response instanceof ServerResponse) response.shouldKeepAlive = false;
  });
}
