import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { lockIds } from './lockIds';

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
      await session.db.execute(sql`SELECT pg_advisory_xact_lock(${lockIds.jobClaims})`);
    return updateJobs(options);
  };
}
