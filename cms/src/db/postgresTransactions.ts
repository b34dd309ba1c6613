import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { throwOnFailedCommit } from './failedCommits';

/** As Payload's own method, except that `resolve` and `reject` return the result of the transaction. */
const createBeginTransaction = (db: PostgresAdapter) => async (): Promise<string> => {
  await db.initializing;
  const id = randomUUID();
  await new Promise<void>((resolveBegin, rejectBegin) => {
    const ended = db.drizzle.transaction(
      (transaction) =>
        new Promise<void>((commit, rollBack) => {
          const resolve = () => {
            commit();
            return ended;
          };
          const reject = () => {
            rollBack(new Error('rolled back'));
            return ended.catch(() => undefined);
          };
          db.sessions[id] = { db: transaction, resolve, reject };
          resolveBegin();
        }),
    );
    ended.catch(rejectBegin);
  });
  return id;
};

/**
 * Makes the PostgreSQL adapter throw when a commit fails, so that each reported write is stored.
 *
 * Upstream: `beginTransaction` of Payload catches the errors of the whole transaction since
 * payloadcms/payload#16220, so that `commitTransaction` (failedCommits.ts) never receives them. The fix is in
 * payloadcms/payload#17727, too.
 * Can go with the first release that contains #17727.
 */
export function throwPostgresCommitErrors(db: PostgresAdapter): void {
  db.beginTransaction = createBeginTransaction(db);
  throwOnFailedCommit(db);
}
