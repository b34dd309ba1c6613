import { setTimeout as sleep } from 'node:timers/promises';
import { interrupted } from './interruption.mjs';
import { Problem } from './problem.mjs';

const PAUSE_MS = 150;
const PATIENCE_MS = 90_000;

/**
 * Resolves when the address answers as it should.
 *
 * @param {string} url
 * @param {(status: number) => boolean} [good]
 * @throws {Problem} when it has not within a minute and a half; interruption
 */
export async function untilAnswers(url, good = (status) => status < 500) {
  const deadline = Date.now() + PATIENCE_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    interrupted.throwIfAborted();
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS / 3) });
      if (good(status)) return;
      last = `status ${status}`;
    } catch {
      // Not listening yet.
    }
    await sleep(PAUSE_MS, undefined, { signal: interrupted });
  }
  throw new Problem(`${url} did not answer within ${PATIENCE_MS / 1000} seconds (${last}).`);
}
