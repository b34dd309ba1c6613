import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload, PayloadRequest } from 'payload';

const key = 'revision';
// Every request waits for this; through Payload it takes ten times as long.
const query = `SELECT data FROM payload_kv WHERE key = '${key}'`;

interface Row {
  data: unknown;
}

/**
 * The state of what is public, as a name that changes with every visible change. It lives in the
 * database, so that all programs on one database agree, and so that it changes in the same
 * transaction as the content.
 */
export async function readRevision(payload: BasePayload): Promise<string> {
  // Payload types the database by what all databases have in common; db.ts made this one.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  const { rows } = 'pool' in db ? await db.pool.query<Row>(query) : await db.client.execute(query);
  const revision: unknown = rows[0]?.data;
  return typeof revision === 'string' ? revision : '';
}

/** Notes that something public has changed. */
export async function renewRevision(req: Pick<PayloadRequest, 'payload'>): Promise<void> {
  await req.payload.db.upsert({
    collection: 'payload-kv',
    where: { key: { equals: key } },
    data: { key, data: randomUUID() },
    req,
  });
}
