import { serveMetrics } from './metrics/serveMetrics';
import { sharedRedis } from './shared/redis.mjs';

/** What begins with the program instead of its first request. */
export function start(): void {
  sharedRedis();
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (METRICS_PORT) serveMetrics(Number(METRICS_PORT), METRICS_HOST);
}
