import type { TaskConfig } from 'payload';
import { withLease } from '../jobs/leases';
import { daily } from '../jobs/schedules';
import { readFeeds } from './readFeeds';

/** Reads the feeds of events: all of them every night, or the one whose button was pressed. */
export const feedsTask: TaskConfig<'readFeeds'> = {
  slug: 'readFeeds',
  schedule: [daily],
  inputSchema: [{ name: 'feed', type: 'number' }],
  handler: async ({ job, input, req: { payload } }) => {
    await withLease(payload, job.id, () => readFeeds(payload, { only: input.feed ?? undefined }));
    return { output: {} };
  },
};
