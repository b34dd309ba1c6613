import type { BasePayload } from 'payload';

/** Milliseconds for which a failed job is stored, so that an administrator can look at it. */
const failedLifetime = 30 * 86_400_000;

/** Deletes failed jobs after thirty days. */
export async function purgeJobs(payload: BasePayload, now = Date.now()): Promise<void> {
  const before = new Date(now - failedLifetime).toISOString();
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }] },
  });
}
