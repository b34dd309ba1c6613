import { sql as postgresSql } from '@payloadcms/db-postgres';
import { sql as sqliteSql } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';
import { adapterOf } from './db/adapterOf';

/**
 * Runs ANALYZE, which collects statistics for the query planner. Without them SQLite chooses slow plans for
 * lists of large sections; PostgreSQL also collects them by itself, but later.
 */
export async function analyze(payload: BasePayload): Promise<void> {
  const db = adapterOf(payload);
  if ('pool' in db) await db.drizzle.execute(postgresSql`ANALYZE`);
  else await db.drizzle.run(sqliteSql`ANALYZE`);
}
