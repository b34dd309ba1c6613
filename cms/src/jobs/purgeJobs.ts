import type { BasePayload } from 'payload';
import { dayMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';

/** Milliseconds for which a failed job is stored, so that an administrator can look at it. */
const failedLifetime = 30 * dayMs;

/** Deletes failed jobs after thirty days. */
export async function purgeJobs(payload: BasePayload, now = Date.now()): Promise<void> {
  const before = isoTime(now - failedLifetime);
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }] },
  });
}
