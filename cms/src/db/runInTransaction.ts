import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload';

/** The transaction itself, for methods of the adapter that take a connection instead of a request. */
type Connection = Parameters<BasePayload['db']['insert']>[0]['db'];

const doNothing = async (): Promise<void> => {};

/**
 * Runs work in one transaction on both databases. Payload itself uses no transactions on SQLite
 * (docs/adr/006); there one at a time is safe on a connection of its own. Other programs can read meanwhile,
 * and their writes wait for at most their busy timeout.
 *
 * @param work It must pass the request to all its reads and writes, and run them one after another.
 * @throws what the work throws, after a rollback.
 */
export async function runInTransaction<Result>(
  payload: BasePayload,
  work: (req: PayloadRequest, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { drizzle, sessions = {} } = payload.db;
  const id = randomUUID();
  await setBusyTimeout(payload);
  try {
    return await drizzle.transaction(async (db) => {
      const req = await createLocalReq({}, payload);
      req.transactionID = id;
      // Only a failure of the work rolls the transaction back; Payload must not end it.
      sessions[id] = { db, resolve: doNothing, reject: doNothing };
      return work(req, db);
    });
  } finally {
    // Delete the session only after the commit, because hooks wait for its end before they notify the site.
    Reflect.deleteProperty(sessions, id);
  }
}

/** libsql opens a new connection after each transaction, and a new connection has no busy timeout. */
async function setBusyTimeout(payload: BasePayload): Promise<void> {
  // Payload's type has only what all adapters have in common; db/adapters.ts creates one of these two.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  if (!('pool' in db)) await db.client.execute(`PRAGMA busy_timeout = ${db.busyTimeout}`);
}
