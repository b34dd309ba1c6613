import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { Adapter } from './adapterOf';

/** An arbitrary number that no other lock of the database uses. */
const lockId = 5_374_757;

/**
 * Ends the transaction of a write of jobs that fails. Payload begins a transaction for this write alone and
 * leaves it open after an error: on SQLite no other write of the program could begin.
 *
 * Upstream: `updateJobs` of payload/dist/queues/utilities/updateJob.js; payloadcms/payload#17645 reports an
 * error of this kind, for example when a running job was deleted.
 * Can go when `updateJobs` rolls back.
 */
export function endFailedJobWrites(db: Pick<Adapter, 'updateJobs' | 'rollbackTransaction'>): void {
  const updateJobs = db.updateJobs.bind(db);
  db.updateJobs = async (args) => {
    try {
      return await updateJobs(args);
    } catch (error) {
      const id = await args.req?.transactionID;
      if (id !== undefined) await db.rollbackTransaction(id);
      throw error;
    }
  };
}

/**
 * Lets one program at a time claim jobs, so that no job runs twice: Payload reads the waiting jobs and marks
 * them afterwards, and two programs can read the same ones. SQLite has one writer at a time anyway.
 *
 * Upstream: payloadcms/payload#16043. Can go with Payload 4, whose claims are safe (#17441).
 */
export function lockJobClaims(db: PostgresAdapter): void {
  const updateJobs = db.updateJobs.bind(db);
  db.updateJobs = async (options) => {
    const id = await options.req?.transactionID;
    const session = id === undefined ? undefined : db.sessions[id];
    // A claim has a condition instead of an id. The lock ends with the transaction.
    if (session && options.id === undefined)
      await session.db.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    return updateJobs(options);
  };
}
