// For tests: provokes faults of connections and commits with Payload's PostgreSQL adapter, alone and with what
// src/db adds to it, and prints as JSON how the adapters react.
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { withConnectionErrorHandler } from '../src/db/connectionErrors';
import { withPostgresCommitErrors } from '../src/db/postgresTransactions';

type AdapterObject = ReturnType<typeof postgresAdapter>;
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

async function countErrorListeners(object: AdapterObject): Promise<number> {
  await object.init({ payload }).connect?.();
  return IdlePool.newest?.listenerCount('error') ?? NaN;
}

/** Reports whether a transaction whose commit fails seems to succeed. */
async function commitOnFullDisk(object: AdapterObject): Promise<'refused' | 'stored'> {
  const db = object.init({ payload });
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
      errorListeners: await countErrorListeners(adapter),
      failedCommit: await commitOnFullDisk(adapter),
    },
    ours: {
      errorListeners: await countErrorListeners(withConnectionErrorHandler(adapter)),
      failedCommit: await commitOnFullDisk(withPostgresCommitErrors(adapter)),
    },
  }),
);
