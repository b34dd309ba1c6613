import type { TaskConfig } from 'payload';
import { Database } from '../db/Database';
import { env } from '../env';
import { hourly } from '../jobs/schedules';
import { withLease } from '../jobs/leases';
import { sendAlerts } from './sendAlerts';

export const alertsTask: TaskConfig<'sendAlerts'> = {
  slug: 'sendAlerts',
  schedule: [hourly],
  handler: async ({ job, req: { payload } }) => {
    const secret = env.revalidateSecret;
    if (secret === undefined)
      console.warn('alerts: REVALIDATE_SECRET is not set, no alerts are sent');
    else
      await withLease(payload, job.id, () =>
        sendAlerts({ payload, database: new Database(payload), secret }),
      );
    return { output: {} };
  },
};
