// For tests: provokes faults of connections and commits with Payload's PostgreSQL adapter, alone and with what
// src/db adds to it, and prints as JSON how the adapters react.
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { logConnectionErrors } from '../src/db/connectionErrors';
import { throwPostgresCommitErrors } from '../src/db/postgresTransactions';

type Pg = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** A pool whose only connection is never used. */
class IdlePool extends EventEmitter {
  static newest: IdlePool | undefined;

  constructor() {
    super();
    IdlePool.newest = this;
  }

  connect = (): Promise<EventEmitter> => Promise.resolve(new EventEmitter());
}

const ignore = (): void => {};
const payload = { logger: { info: ignore, error: ignore } } as unknown as BasePayload;
const pg = { Pool: IdlePool } as unknown as Pg;
const adapter = postgresAdapter({ pool: {}, pg, push: false, migrationDir: '.' });

async function countErrorListeners(repair: (db: PostgresAdapter) => void): Promise<number> {
  const db = adapter.init({ payload });
  repair(db);
  await db.connect?.();
  return IdlePool.newest?.listenerCount('error') ?? NaN;
}

/** Reports whether a transaction whose commit fails seems to succeed. */
async function commitOnFullDisk(
  repair: (db: PostgresAdapter) => void,
): Promise<'refused' | 'stored'> {
  const db = adapter.init({ payload });
  repair(db);
  await db.connect?.();
  const transaction = async (work: (connection: object) => Promise<unknown>): Promise<never> => {
    await setImmediate(); // Opening a connection takes time.
    await work({});
    throw new Error('the disk is full');
  };
  Object.assign(db, { drizzle: { transaction } });
  return db
    .commitTransaction((await db.beginTransaction()) ?? '')
    .then(() => 'stored' as const)
    .catch(() => 'refused' as const);
}

console.log(
  JSON.stringify({
    payload: {
      errorListeners: await countErrorListeners(ignore),
      failedCommit: await commitOnFullDisk(ignore),
    },
    ours: {
      errorListeners: await countErrorListeners(logConnectionErrors),
      failedCommit: await commitOnFullDisk(throwPostgresCommitErrors),
    },
  }),
);
