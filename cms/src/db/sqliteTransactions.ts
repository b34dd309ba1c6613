import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { BusyError, isLocked } from './isBusy';
import { throwOnFailedCommit } from './failedCommits';
import { Mutex } from '../lib/Mutex';

/** Milliseconds that a write waits for the other writes of this program. */
const queueTimeoutMs = 10_000;

/** Milliseconds that a write waits for other programs, and milliseconds between two attempts. */
const busy = { timeoutMs: 5000, retryMs: 20 };

/** The methods of the adapter that write; each of them sends several statements. */
const writeMethods = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies (keyof SQLiteAdapter)[];

interface WriteArgs {
  req?: Partial<PayloadRequest>;
}
type WriteMethod = (this: SQLiteAdapter, args: WriteArgs) => Promise<unknown>;

/**
 * Waits until no other program writes. SQLite's own `busy_timeout` is not used, because it blocks the
 * thread, and so the reads too. `executeMultiple` is used, because it leaves neither a statement nor a
 * transaction open: libsql keeps a statement that failed with SQLITE_BUSY open until it is
 * garbage-collected, and later transactions cannot end before that (tursodatabase/libsql-client-ts#352).
 */
async function waitUntilUnlocked({ client }: SQLiteAdapter, until: number): Promise<void> {
  for (;;) {
    try {
      await client.executeMultiple('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > until) throw error;
    }
    await pause(busy.retryMs);
  }
}

/** The same adapter on a second connection, so that reads on the first one see only committed data. */
async function openWriteConnection(db: SQLiteAdapter): Promise<SQLiteAdapter> {
  const writer: SQLiteAdapter = Object.assign(Object.create(db) as SQLiteAdapter, {
    client: undefined,
    prodMigrations: undefined,
  });
  await db.connect?.call(writer, { hotReload: true });
  await writer.client.execute('PRAGMA busy_timeout = 0');
  return writer;
}

/**
 * Runs each write of the SQLite adapter in a transaction, so that a write is complete or absent, even if the
 * program is killed: Payload writes a document with a dozen statements. A mutex lets one transaction run at a
 * time, on a connection that reads do not use.
 *
 * Upstream: Payload's own transactions (`transactionOptions`) are off on SQLite. A mutex around them is not
 * enough, because they use `transaction()` of @libsql/client 0.14.0, which Payload pins:
 * - It leaves its connection open until garbage collection (tursodatabase/libsql-client-ts#350): 500
 *   transactions left 1000 open files.
 * - It opens a new connection, without busy_timeout and the other settings (#288, fixed by #345): with 150
 *   tables a small transaction took 18 ms, on one connection 0.6 ms.
 * - After SQLITE_BUSY the next transaction of the connection cannot commit (#352; libsql-js#237 has a fix).
 *   After a commit that broke a deferred constraint, no transaction can begin once another program has written.
 * Besides, some writes of Payload (preferences, jobs, keys and values) are in no transaction. While another
 * write has one open, they would block the thread for the whole busy_timeout, and then fail.
 * Can become a mutex around Payload's transactions when Payload uses an @libsql/client in which #350 and #352
 * are fixed. 0.18.0 still has #352.
 */
export function addSqliteTransactions(db: SQLiteAdapter): void {
  const mutex = new Mutex(queueTimeoutMs, () => new BusyError());
  let writer: Promise<SQLiteAdapter> | undefined;

  /** Lets the next write open the connection again. */
  const forgetWriter = (error: unknown): never => {
    writer = undefined;
    throw error;
  };

  async function beginOnWriter(): Promise<SQLiteAdapter> {
    const until = Date.now() + busy.timeoutMs;
    for (;;) {
      const connection = await (writer ??= openWriteConnection(db).catch(forgetWriter));
      await waitUntilUnlocked(connection, until);
      try {
        await connection.client.execute('BEGIN IMMEDIATE');
        return connection;
      } catch (error) {
        // Another program has begun a write in between. The failed statement stays open (see
        // waitUntilUnlocked), so this connection cannot be used again.
        connection.client.close();
        writer = undefined;
        if (!isLocked(error)) throw error;
      }
    }
  }

  async function begin(): Promise<string> {
    await db.initializing;
    const release = await mutex.lock();
    try {
      const { client, drizzle } = await beginOnWriter();
      const resolve = async () => {
        // `executeMultiple`, as in waitUntilUnlocked: a failed statement of `execute` stays open, and the
        // connection would keep the state of the database before it, on which no later write can begin.
        await client.executeMultiple('COMMIT');
        release();
      };
      const reject = async () => {
        // A failed commit or a full disk has ended the transaction. Then the next write opens a new connection.
        await client.execute('ROLLBACK').catch(() => client.close());
        if (client.closed) writer = undefined;
        release();
      };
      const id = randomUUID();
      // While the mutex is locked, everything on this connection belongs to the transaction.
      const session = drizzle as unknown as SQLiteAdapter['sessions'][string]['db'];
      db.sessions[id] = { db: session, resolve, reject };
      return id;
    } catch (error) {
      release();
      throw error;
    }
  }

  const isInTransaction = async (req: WriteArgs['req']): Promise<boolean> => {
    const id = await req?.transactionID;
    return id !== undefined && id in db.sessions;
  };

  for (const name of writeMethods) {
    const write = db[name] as WriteMethod;
    const writeInTransaction: WriteMethod = async function (args) {
      if (await isInTransaction(args.req)) return write.call(this, args);
      const id = await begin();
      const req = Object.assign(Object.create(args.req ?? null) as object, { transactionID: id });
      try {
        const result = await write.call(this, { ...args, req });
        await db.commitTransaction(id);
        return result;
      } catch (error) {
        await db.rollbackTransaction(id);
        throw error;
      }
    };
    Object.assign(db, { [name]: writeInTransaction });
  }
  db.beginTransaction = begin;
  throwOnFailedCommit(db);
}
