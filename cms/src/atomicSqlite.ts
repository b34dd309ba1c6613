import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { commitOrFail } from './commitOrFail';
import { Turns } from './lib/Turns';

type AdapterObject = ReturnType<typeof sqliteAdapter>;
type Adapter = ReturnType<AdapterObject['init']>;

/** How long a write waits for those before it, in milliseconds. */
const patience = 10_000;

/** How long a write waits for other programs, and then between two looks, in milliseconds. */
const busy = { patience: 5000, pause: 20 };

/** What writes to the database, each with several statements. */
const writes = [
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
] as const satisfies (keyof Adapter)[];

interface WriteArgs {
  req?: Partial<PayloadRequest>;
}
type Write = (this: Adapter, args: WriteArgs) => Promise<unknown>;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/**
 * Waits until no other program writes. SQLite's own waiting (`busy_timeout`) would hold up the whole
 * program, who only reads as well: its calls do not return before. And a statement that is refused stays
 * under way in libsql until it is collected, and keeps the transactions after it from ending: only
 * `executeMultiple` leaves nothing behind, neither a statement nor the transaction that it began.
 */
async function untilFree({ client }: Adapter, until: number): Promise<void> {
  for (;;) {
    try {
      await client.executeMultiple('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
    await pause(busy.pause);
  }
}

/** The same adapter on a connection of its own, so that others read what is committed only. */
async function connectionBeside(db: Adapter): Promise<Adapter> {
  const beside: Adapter = Object.assign(Object.create(db) as Adapter, {
    client: undefined,
    prodMigrations: undefined,
  });
  await db.connect?.call(beside, { hotReload: true });
  await beside.client.execute('PRAGMA busy_timeout = 0');
  return beside;
}

function withTransactions(db: Adapter): Adapter {
  const turns = new Turns(patience);
  let writer: Promise<Adapter> | undefined;

  /** Whoever writes next tries to open it again. */
  const forgetWriter = (error: unknown): never => {
    writer = undefined;
    throw error;
  };

  /** The connection of the writes, in a new transaction. */
  async function beginBeside(): Promise<Adapter> {
    const until = Date.now() + busy.patience;
    for (;;) {
      const beside = await (writer ??= connectionBeside(db).catch(forgetWriter));
      await untilFree(beside, until);
      try {
        await beside.client.execute('BEGIN IMMEDIATE');
        return beside;
      } catch (error) {
        // Another program was quicker: see above.
        beside.client.close();
        writer = undefined;
        if (!isBusy(error)) throw error;
      }
    }
  }

  async function begin(): Promise<string> {
    await db.initializing;
    const done = await turns.take();
    try {
      const { client, drizzle } = await beginBeside();
      const resolve = async () => {
        await client.execute('COMMIT');
        done();
      };
      const reject = async () => {
        // A full disk may have ended the transaction already; the next one begins anew in any case.
        await client.execute('ROLLBACK').catch(() => client.close());
        if (client.closed) writer = undefined;
        done();
      };
      const id = randomUUID();
      // The whole connection is the transaction as long as the turn lasts.
      const session = drizzle as unknown as Adapter['sessions'][string]['db'];
      db.sessions[id] = { db: session, resolve, reject };
      return id;
    } catch (error) {
      done();
      throw error;
    }
  }

  const isWithin = async (req: WriteArgs['req']): Promise<boolean> => {
    const id = await req?.transactionID;
    return id !== undefined && id in db.sessions;
  };

  for (const name of writes) {
    const write = db[name] as Write;
    const whole: Write = async function (args) {
      if (await isWithin(args.req)) return write.call(this, args);
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
    Object.assign(db, { [name]: whole });
  }
  db.beginTransaction = begin;
  commitOrFail(db);
  return db;
}

/**
 * SQLite whose writes are whole or not there at all, even when the program is killed in the midst
 * of one. Payload writes a document with a dozen statements (an update deletes the translations and
 * inserts them again), and its own transactions on SQLite fail as soon as two overlap. Here they
 * take turns, on one connection beside that of the reads.
 */
export const atomic = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init: (args) => withTransactions(adapter.init(args)),
});
