import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload';

/** The transaction itself, for what the adapter takes in place of a request. */
type Connection = Parameters<BasePayload['db']['insert']>[0]['db'];

const nothing = async (): Promise<void> => {};

/**
 * Does work that is kept as a whole or not at all, on both databases: Payload itself runs without
 * transactions on SQLite (docs/adr/006), where one at a time is safe on a connection of its own.
 * Other programs read on meanwhile, and their writes wait for at most their busy timeout.
 *
 * @param work Passes the request on to everything that it reads and writes, one after another.
 * @throws whatever the work throws, after everything is undone.
 */
export async function inTransaction<Result>(
  payload: BasePayload,
  work: (req: PayloadRequest, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { drizzle, sessions = {} } = payload.db;
  const id = randomUUID();
  await waitForOthers(payload);
  try {
    return await drizzle.transaction(async (db) => {
      const req = await createLocalReq({}, payload);
      req.transactionID = id;
      // The work's own failure undoes the transaction, not Payload's notes on it.
      sessions[id] = { db, resolve: nothing, reject: nothing };
      return work(req, db);
    });
  } finally {
    // Only now: hooks wait for the session to end before they tell the site.
    Reflect.deleteProperty(sessions, id);
  }
}

/** libsql opens a new connection after each transaction, and a new one does not wait for other programs. */
async function waitForOthers(payload: BasePayload): Promise<void> {
  // Payload types the database by what all databases have in common; db.ts made this one.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  if (!('pool' in db)) await db.client.execute(`PRAGMA busy_timeout = ${db.busyTimeout}`);
}
