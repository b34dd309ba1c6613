import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: longer than the work takes on an idle machine, but too short to annoy a person. */
const minimumMs = 250;

/**
 * Settles no earlier than after a fixed time, so that the response time does not reveal whether an account
 * exists.
 */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), pause(minimumMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
