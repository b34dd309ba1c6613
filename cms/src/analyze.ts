import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql as postgresSql } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { sql as sqliteSql } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';
import { env } from './env';

/**
 * Runs ANALYZE, which collects statistics for the query planner. Without them SQLite chooses slow plans for
 * lists of large sections; PostgreSQL also collects them by itself, but later.
 */
export async function analyze(payload: BasePayload): Promise<void> {
  // Payload's type has only what all adapters have in common; db/adapters.ts creates one of these two.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  if (env.database.kind === 'postgres')
    await (db as PostgresAdapter).drizzle.execute(postgresSql`ANALYZE`);
  else await (db as SQLiteAdapter).drizzle.run(sqliteSql`ANALYZE`);
}
