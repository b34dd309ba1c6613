import type { TaskConfig } from 'payload';
import { Database } from '../db/Database';
import { withLease } from '../jobs/leases';
import { hourlyByDay } from '../jobs/schedules';
import { sendOwnerQuestions } from './sendOwnerQuestions';

export const ownerQuestionsTask: TaskConfig<'sendOwnerQuestions'> = {
  slug: 'sendOwnerQuestions',
  schedule: [hourlyByDay],
  handler: async ({ job, req: { payload } }) => {
    await withLease(payload, job.id, () => sendOwnerQuestions(payload, new Database(payload)));
    return { output: {} };
  },
};
