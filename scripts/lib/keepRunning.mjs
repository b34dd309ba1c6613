import { setTimeout as sleep } from 'node:timers/promises';
import { interrupted, untilInterrupted } from './interruption.mjs';
import { CommandFailed } from './problem.mjs';
import { print } from './steps.mjs';

const FIRST_BACKOFF_MS = 1000;

/** The longest pause before a restart. After a run that was longer than this, the pauses start again with the first. */
const LONGEST_BACKOFF_MS = 60_000;

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * Restarts a program whenever it dies, until the command is interrupted; the pause before a restart doubles
 * each time. Resolves when the program is stopped.
 *
 * @param {Program} program a running one
 * @param {() => Promise<Program>} start
 */
export async function keepRunning(program, start) {
  let backoffMs = 0;
  for (;;) {
    const startedAt = Date.now();
    /** @type {unknown} */
    const death = await Promise.race([
      untilInterrupted,
      program.died.catch((/** @type {unknown} */ error) => error),
    ]);
    if (interrupted.aborted) return program.stop();
    const ranWell = Date.now() - startedAt > LONGEST_BACKOFF_MS;
    backoffMs =
      ranWell || !backoffMs ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
    const when = `it restarts in ${backoffMs / 1000} s`;
    const failure = death instanceof CommandFailed ? death.failure : 'died';
    print(`The ${program.name} ${failure}; ${when}. Its log shows why: ${program.log}`);
    const isStopped = await sleep(backoffMs, false, { signal: interrupted }).catch(() => true);
    if (isStopped) return;
    program = await start();
    program.ready.then(
      () => print(`The ${program.name} runs again.`),
      () => {},
    );
  }
}
