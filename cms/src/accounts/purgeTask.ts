import type { TaskConfig } from 'payload';
import { hourly } from '../jobs/schedules';
import { withLease } from '../jobs/leases';
import { deleteOldOffers } from '../offers/deleteOldOffers';
import { purgeJobs } from '../jobs/purgeJobs';
import { deleteEmptyDrafts } from '../saving/deleteEmptyDrafts';
import { deleteOldMisses } from '../search/MissedSearchCounter';
import { purge } from './purge';
import { Database } from '../db/Database';

/** Deletes what has expired: data of accounts, counts of searches, closed offers, failed jobs and empty drafts. */
export const purgeTask: TaskConfig<'purge'> = {
  slug: 'purge',
  schedule: [hourly],
  handler: async ({ job, req: { payload } }) => {
    await withLease(payload, job.id, async () => {
      const database = new Database(payload);
      await purge(database);
      await deleteOldMisses(database);
      await deleteOldOffers(payload, database);
      await purgeJobs(payload);
      await deleteEmptyDrafts(payload);
    });
    return { output: {} };
  },
};
