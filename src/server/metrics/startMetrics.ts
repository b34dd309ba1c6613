import { serveMetrics } from '@studium/shared/serveMetrics';
import { logError } from '../logs/logError';
import { queue } from '../revalidation/queue';
import { routeType } from './routeType';

/**
 * Serves the metrics of the site for Prometheus: METRICS_PORT at METRICS_HOST, by default only on the local
 * machine. Without a port the site collects no metrics.
 */
export function startMetrics(port: number, host = '127.0.0.1'): void {
  serveMetrics({
    port,
    host,
    prefix: 'studium_site',
    routeOf: routeType,
    logError,
    values: [
      {
        name: 'revalidation_pages',
        help: 'Pages that wait for regeneration or are being regenerated.',
        value: () => queue.length,
      },
      {
        name: 'revalidation_age_seconds',
        help: 'Seconds for which the oldest page has been waiting.',
        value: () => queue.ageMs / 1000,
      },
    ],
  });
}
