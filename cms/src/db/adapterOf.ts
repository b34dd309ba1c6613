import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';

/** The adapters that this program can have; only PostgreSQL's has a `pool`. */
export type Adapter = PostgresAdapter | SQLiteAdapter;

export function adapterOf(payload: BasePayload): Adapter {
  // Payload's type has only what all adapters have in common; adapters.ts creates one of these two.
  const { db } = payload as unknown as { db: Adapter };
  return db;
}
