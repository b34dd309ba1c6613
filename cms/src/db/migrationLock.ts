import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { lockIds } from './lockIds';

/**
 * Lets only one program migrate at a time. A second program that starts at the same moment waits and then
 * has nothing to migrate. The lock ends with its connection, also when the program is killed.
 *
 * Upstream: Payload migrates without a lock, so of two programs that start together one fails. A lock is
 * proposed as payloadcms/payload#16558, which is not merged.
 * Can go with the first release that contains #16558.
 */
export function lockMigrations(db: PostgresAdapter): void {
  const migrate = db.migrate.bind(db);
  db.migrate = async (options) => {
    const connection = await db.pool.connect();
    try {
      await connection.query('SELECT pg_advisory_lock($1)', [lockIds.migrations]);
      await migrate(options);
    } finally {
      // Close the connection instead of returning it to the pool, because this releases the lock.
      connection.release(true);
    }
  };
}
