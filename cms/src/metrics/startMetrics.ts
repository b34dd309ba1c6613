import { serveMetrics } from '@studium/shared/serveMetrics';
import { logError } from '../logs/logError';
import type { ChangeOutbox } from '../publish/ChangeOutbox';

const routes = ['api', 'admin', 'cms-api', 'media', 'health', 'outbox', '_next'];

/**
 * Returns the kind of a requested URL. It never contains text of the client, which would be an unlimited
 * label.
 */
function routeOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/);
  return routes.includes(first) ? first : 'other';
}

/** The address at which metrics are served. */
interface Address {
  port: number;
  host: string;
}

/**
 * Serves the metrics of the cms for Prometheus.
 *
 * @param outbox publications of all programs of which the site has not been notified yet
 * @param countWaitingMails counts the waiting mails of all programs
 */
export function startMetrics(
  address: Address,
  outbox: Pick<ChangeOutbox, 'pending'>,
  countWaitingMails: () => Promise<number>,
): void {
  serveMetrics({
    ...address,
    prefix: 'studium_cms',
    routeOf,
    logError,
    values: [
      {
        name: 'webhook_publications',
        help: 'Publications of which the site has not been notified yet.',
        value: async () => (await outbox.pending()).length,
      },
      {
        name: 'webhook_age_seconds',
        help: 'Age of the oldest publication of which the site has not been notified.',
        value: async () => {
          const [oldest] = await outbox.pending();
          return oldest ? (Date.now() - oldest.at) / 1000 : 0;
        },
      },
      { name: 'mails_waiting', help: 'Mails that wait to be sent.', value: countWaitingMails },
    ],
  });
}
