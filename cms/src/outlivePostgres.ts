import type { postgresAdapter } from '@payloadcms/db-postgres';
import { logError } from './logs/logError';

type AdapterObject = ReturnType<typeof postgresAdapter>;

const note = (error: Error): void => logError('database connection lost', error);

/**
 * The same adapter, whose connections may break: a PostgreSQL that goes away ends idle ones and those
 * in the midst of a transaction, and an error that nobody hears would end the program.
 */
export const outlive = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    const { Pool } = db.pg;
    db.pg = {
      ...db.pg,
      Pool: class OutlivingPool extends Pool {
        constructor(...options: ConstructorParameters<typeof Pool>) {
          super(...options);
          this.on('error', note);
          // The pool itself listens to idle ones only.
          this.on('connect', (client) => void client.on('error', note));
        }
      },
    };
    return db;
  },
});
