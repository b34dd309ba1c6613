import type { JobsConfig, SanitizedConfig } from 'payload';
import { noAccess } from '../access/noAccess';
import { purgeTask } from '../accounts/purgeTask';
import { alertsTask } from '../alerts/alertsTask';
import { mailQueue } from './queues';
import { sendMailTask } from '../mail/sendMailTask';
import { hourlyQueue } from './schedules';
import { feedsTask } from '../feeds/feedsTask';
import { jobsCollection } from './jobsCollection';
import { releaseAbandonedJobs } from './leases';
import { mediaTask } from '../media/mediaTask';
import { ownerQuestionsTask } from '../owners/ownerQuestionsTask';

const everyTenSeconds = '*/10 * * * * *';

/** The work that the servers do in the background. Only a server runs the jobs: see start.ts. */
export const jobs: JobsConfig = {
  tasks: [sendMailTask, alertsTask, ownerQuestionsTask, purgeTask, mediaTask, feedsTask],
  autoRun: [
    // Scheduled publications, which Payload puts into its default queue.
    { cron: everyTenSeconds, limit: 20 },
    // New mails do not wait for this: see MailRunner.
    { cron: everyTenSeconds, queue: mailQueue, limit: 3, silent: true },
    { cron: '0 * * * * *', queue: hourlyQueue, silent: true },
  ],
  // Payload calls this before each run.
  shouldAutoRun: async (payload) => {
    await releaseAbandonedJobs(payload);
    return true;
  },
  deleteJobOnComplete: true,
  // Only the cron and MailRunner run jobs; GET /cms-api/payload-jobs/run is always refused.
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: jobsCollection,
};

/**
 * Closes the global in which Payload stores when it has scheduled a task. Payload adds it by itself, and lets
 * all members of the staff change it over REST.
 */
export async function closeJobStats(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const stats = sanitized.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (!stats) throw new Error('Payload has no global of job statistics.');
  const { read, update } = noAccess;
  stats.access = { ...stats.access, read, readVersions: read, update };
  return sanitized;
}
