import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql as postgresSql } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { sql as sqliteSql } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';
import { env } from './env';

/**
 * Has the database count what is in its tables. Without these numbers SQLite reads lists of large
 * sections in the wrong order, several times slower; PostgreSQL counts by itself, but later.
 */
export async function analyze(payload: BasePayload): Promise<void> {
  // Payload types the database by what all databases have in common; db.ts made this one.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  if (env.database.kind === 'postgres')
    await (db as PostgresAdapter).drizzle.execute(postgresSql`ANALYZE`);
  else await (db as SQLiteAdapter).drizzle.run(sqliteSql`ANALYZE`);
}
