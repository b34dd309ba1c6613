import { setTimeout as sleep } from 'node:timers/promises';
import { interrupted } from './interruption.mjs';
import { Problem } from './problem.mjs';

const PAUSE_MS = 150;
const TIMEOUT_MS = 90_000;

/**
 * Waits until an address answers with an accepted status.
 *
 * @param {string} url
 * @param {(status: number) => boolean} [isReady]
 * @throws {Problem} after a minute and a half without it; the reason of an interruption
 */
export async function waitForAnswer(url, isReady = (status) => status < 500) {
  const deadline = Date.now() + TIMEOUT_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    interrupted.throwIfAborted();
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS / 3) });
      if (isReady(status)) return;
      last = `status ${status}`;
    } catch {
      // The program does not listen yet.
    }
    await sleep(PAUSE_MS, undefined, { signal: interrupted });
  }
  throw new Problem(`${url} did not answer within ${TIMEOUT_MS / 1000} seconds (${last}).`);
}
