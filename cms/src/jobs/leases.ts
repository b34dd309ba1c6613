import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { Database } from '../db/Database';
import { logError } from '../logs/logError';
import { isoTime } from '../lib/isoTime';

/** Milliseconds after which a running job counts as abandoned, unless its program renews the lease. */
const leaseMs = 30_000;

/** Runs the work of a job, and renews its lease meanwhile. The lease begins when Payload claims the job. */
export async function withLease<Result>(
  payload: BasePayload,
  job: number | string,
  work: () => Promise<Result>,
): Promise<Result> {
  const database = new Database(payload);
  const renew = (): void =>
    void database
      .write((query) =>
        query(sql`UPDATE payload_jobs SET updated_at = ${isoTime(Date.now())} WHERE id = ${job}`),
      )
      .catch((error: unknown) => logError('jobs: a lease was not renewed', error));
  const timer = setInterval(renew, leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Records with one statement that the work of a job is done. Payload records it with several transactions; a
 * program that is killed between them must not repeat the work.
 */
export const recordDone = (payload: BasePayload, job: number | string): Promise<unknown> =>
  new Database(payload).write((query) =>
    query(sql`UPDATE payload_jobs SET completed_at = ${isoTime(Date.now())} WHERE id = ${job}`),
  );

/**
 * Lets jobs run again whose program was killed, which Payload would never run again, and deletes those that
 * were done but not deleted yet.
 *
 * Upstream: Payload 4 has leases of its own (payloadcms/payload#17220). Can go with that release.
 */
export async function releaseAbandonedJobs(payload: BasePayload): Promise<void> {
  const database = new Database(payload);
  const before = isoTime(Date.now() - leaseMs);
  const isOld = sql`(processing = true OR completed_at IS NOT NULL) AND updated_at < ${before}`;
  // Usually there are none; a read does not lock SQLite.
  const found = await database.read(sql`SELECT id FROM payload_jobs WHERE ${isOld} LIMIT 1`);
  if (found.length === 0) return;
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ completedAt: { exists: true } }, { updatedAt: { less_than: before } }] },
  });
  await database.write((query) =>
    query(sql`UPDATE payload_jobs SET processing = false WHERE completed_at IS NULL AND ${isOld}`),
  );
}
