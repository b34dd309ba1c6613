import type { TaskConfig } from 'payload';
import { daily } from '../jobs/schedules';
import { withLease } from '../jobs/leases';
import { deleteUnusedFiles } from './deleteUnusedFiles';

/** Deletes the files that no document names. */
export const mediaTask: TaskConfig<'deleteUnusedFiles'> = {
  slug: 'deleteUnusedFiles',
  schedule: [daily],
  handler: async ({ job, req: { payload } }) => {
    await withLease(payload, job.id, () => deleteUnusedFiles(payload));
    return { output: {} };
  },
};
