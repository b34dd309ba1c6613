import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { logError } from '../logs/logError';

const logConnectionError = (error: Error): void => logError('database connection lost', error);

/**
 * Logs errors of connections, so that the program outlives a restart of PostgreSQL.
 *
 * Upstream: when PostgreSQL stops, its connections emit 'error', and an 'error' event without a listener ends
 * the program. Payload listens to one connection of the pool only. Reported as payloadcms/payload#3920 and
 * #16939; no fix is proposed.
 * Can go when Payload listens to 'error' of the pool and of its connections.
 */
export function logConnectionErrors(db: PostgresAdapter): void {
  const { Pool } = db.pg;
  db.pg = {
    ...db.pg,
    Pool: class PoolWithErrorHandler extends Pool {
      constructor(...options: ConstructorParameters<typeof Pool>) {
        super(...options);
        this.on('error', logConnectionError);
        // The pool itself listens only to idle connections.
        this.on('connect', (client) => void client.on('error', logConnectionError));
      }
    },
  };
}
