import type { postgresAdapter } from '@payloadcms/db-postgres';
import { logError } from '../logs/logError';

type AdapterObject = ReturnType<typeof postgresAdapter>;

const logConnectionError = (error: Error): void => logError('database connection lost', error);

/**
 * Logs errors of connections. When PostgreSQL stops, its connections emit 'error', and an 'error' event
 * without a listener ends the program.
 */
export const withConnectionErrorHandler = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
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
    return db;
  },
});
