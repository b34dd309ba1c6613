import type { TaskConfig } from 'payload';
import { hourly } from '../jobs/hourly';
import { withLease } from '../jobs/leases';
import { purgeJobs } from '../jobs/purgeJobs';
import { deleteOldMisses } from '../search/MissedSearchCounter';
import { purge } from './purge';
import { Rows } from '../db/Rows';

/** Deletes what has expired: data of accounts, counts of searches and failed jobs. */
export const purgeTask: TaskConfig<'purge'> = {
  slug: 'purge',
  schedule: [hourly],
  handler: async ({ job, req: { payload } }) => {
    await withLease(payload, job.id, async () => {
      const rows = new Rows(payload);
      await purge(rows);
      await deleteOldMisses(rows);
      await purgeJobs(payload);
    });
    return { output: {} };
  },
};
