import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; longer than any of the work takes on an idle machine, shorter than a person minds. */
const pace = 250;

/**
 * Answers, and refuses, not before a fixed time has passed, so that it does not tell what was there
 * to be done.
 */
export async function atPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), pause(pace)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
