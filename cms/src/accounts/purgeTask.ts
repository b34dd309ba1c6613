import type { TaskConfig } from 'payload';
import { hourly } from '../jobs/hourly';
import { withLease } from '../jobs/leases';
import { purgeJobs } from '../jobs/purgeJobs';
import { purge } from './purge';
import { Rows } from './Rows';

/** Deletes what has expired: data of accounts and entries of the queue. */
export const purgeTask: TaskConfig<'purge'> = {
  slug: 'purge',
  schedule: [hourly],
  handler: async ({ job, req: { payload } }) => {
    await withLease(payload, job.id, async () => {
      await purge(new Rows(payload));
      await purgeJobs(payload);
    });
    return { output: {} };
  },
};
