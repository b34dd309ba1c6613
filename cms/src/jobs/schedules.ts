import type { TaskConfig } from 'payload';

type Schedule = NonNullable<TaskConfig['schedule']>[number];

/** The name of the queue of jobs that run every hour or day. They do not delay scheduled publications. */
export const hourlyQueue = 'hourly';

/** Runs a task regularly, on one of the programs that share the database. */
const schedule = (cron: string): Schedule => ({
  cron,
  queue: hourlyQueue,
  hooks: {
    // Without this, Payload also stores that there was nothing to schedule, each time that it looks.
    afterSchedule: async (args) => {
      if (args.status !== 'skipped') await args.defaultAfterSchedule(args);
    },
  },
});

export const hourly = schedule('0 * * * *');

/** For mails that people answer at once, in the time zone of the server. */
export const hourlyByDay = schedule('0 8-17 * * *');

/** In the night, in the time zone of the server. */
export const daily = schedule('30 3 * * *');
