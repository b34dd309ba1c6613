import type { TaskConfig } from 'payload';

type Schedule = NonNullable<TaskConfig['schedule']>[number];

/** The name of the queue of jobs that run every hour. They do not delay scheduled publications. */
export const hourlyQueue = 'hourly';

/** Runs a task every hour, on one of the programs that share the database. */
export const hourly: Schedule = {
  cron: '0 * * * *',
  queue: hourlyQueue,
  hooks: {
    // Without this, Payload also stores that there was nothing to schedule, each time that it looks.
    afterSchedule: async (args) => {
      if (args.status !== 'skipped') await args.defaultAfterSchedule(args);
    },
  },
};
