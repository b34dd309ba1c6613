import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/errors/AppError';

/** The cms gives a query up after ten seconds, so a build waits for minutes. */
const attempts = 20;
const pauseMs = 1000;

/**
 * Sends a query again during a build, when the cms has given it up or failed. The limits of time protect visitors, and
 * nobody waits for a build: on a busy machine it is only slow.
 *
 * @param send rejects with the AppError that is thrown after the last attempt
 */
export async function retryInBuild<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
      const isLate = error instanceof AppError && error.code === 'cms/invalid-answer';
      if (!isBuild || !isLate || attempt === attempts) throw error;
      await sleep(pauseMs);
    }
  }
}
