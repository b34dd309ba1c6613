import { randomUUID } from 'node:crypto';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { commitOrFail } from './commitOrFail';

type AdapterObject = ReturnType<typeof postgresAdapter>;
type Adapter = ReturnType<AdapterObject['init']>;

/** As Payload's own, but for one thing: what ends it says whether it could be committed. */
const beginIn = (db: Adapter) => async (): Promise<string> => {
  await db.initializing;
  const id = randomUUID();
  await new Promise<void>((begun, failed) => {
    const done = db.drizzle.transaction(
      (transaction) =>
        new Promise<void>((commit, undo) => {
          const resolve = () => {
            commit();
            return done;
          };
          const reject = () => {
            undo(new Error('undone'));
            return done.catch(() => undefined);
          };
          db.sessions[id] = { db: transaction, resolve, reject };
          begun();
        }),
    );
    done.catch(failed);
  });
  return id;
};

/** PostgreSQL whose writes are there when they are said to be. */
export const whole = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    db.beginTransaction = beginIn(db);
    commitOrFail(db);
    return db;
  },
});
