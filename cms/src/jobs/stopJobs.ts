import { setTimeout as pause } from 'node:timers/promises';
import type { BasePayload } from 'payload';

/** Starts no more jobs, and resolves when the running ones have finished. Waiting jobs stay in the database. */
export async function stopJobs({ crons }: Pick<BasePayload, 'crons'>): Promise<void> {
  for (const cron of crons) cron.stop();
  const mails = globalThis.studiumMailRunner?.stop();
  while (crons.some((cron) => cron.isBusy())) await pause(20);
  await mails;
}
