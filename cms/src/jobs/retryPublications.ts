import { setTimeout as pause } from 'node:timers/promises';
import { APIError, type SanitizedConfig } from 'payload';
import { logError } from '../logs/logError';
import { withLease } from './leases';

/** Milliseconds before each further attempt. */
const pausesMs = [1000, 5000, 15_000];

/** Whether another attempt would fail in the same way, for example because the title is missing. */
const isFinal = (error: unknown): boolean => error instanceof APIError && error.status < 500;

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs)
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      logError('jobs: a scheduled publication failed, trying again', error);
      await pause(pauseMs);
    }
  return work();
}

/**
 * Lets a scheduled publication be tried again after an error of the database. Payload gives it up after the first one,
 * for example while another program writes, and the news of the morning would not appear.
 *
 * The attempts are not those of Payload's queue, which also repeats publications that the cms refuses.
 */
export async function retryPublications(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const sanitized = await config;
  const task = sanitized.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const publish = task?.handler;
  if (!task || typeof publish !== 'function')
    throw new Error('Payload has no task of scheduled publications.');
  task.handler = (args) =>
    withLease(args.req.payload, args.job.id, () => attempt(async () => publish(args)));
  return sanitized;
}
