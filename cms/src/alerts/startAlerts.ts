import type { BasePayload } from 'payload';
import type { Rows } from '../accounts/Rows';
import { env } from '../env';
import { logError } from '../logs/logError';
import { sendAlerts } from './sendAlerts';

const hour = 3_600_000;

/** Sends alerts every hour. */
export function startAlerts(payload: BasePayload, rows: Rows): void {
  const secret = env.revalidateSecret;
  if (secret === undefined) {
    console.warn('alerts: REVALIDATE_SECRET is not set, no alerts are sent');
    return;
  }
  const run = (): void =>
    void sendAlerts({ payload, rows, secret }).catch((error: unknown) =>
      logError('alerts: not sent', error),
    );
  setInterval(run, hour).unref();
}
