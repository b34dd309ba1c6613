import { setTimeout as sleep } from 'node:timers/promises';
import { interrupted, interruption } from './interruption.mjs';

const FIRST_PAUSE_MS = 1000;

/** A program that ran for longer than this begins with the first pause again. */
const LONGEST_PAUSE_MS = 60_000;

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * Starts a program again whenever it dies, until the interruption; each death in a row doubles the
 * pause before the next start. Resolves when the program is stopped.
 *
 * @param {Program} program running already
 * @param {() => Promise<Program>} start
 * @param {(line: string) => void} print says what happens
 */
export async function keepRunning(program, start, print) {
  let pauseMs = 0;
  for (;;) {
    const startedAt = Date.now();
    const death = await Promise.race([interruption(), program.died.catch((error) => error)]);
    if (interrupted.aborted) return program.stop();
    const ranWell = Date.now() - startedAt > LONGEST_PAUSE_MS;
    pauseMs = ranWell || !pauseMs ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    const when = `it is started again in ${pauseMs / 1000} s`;
    print(`The ${program.name} ${death.how}; ${when}. Its log tells why: ${program.log}`);
    await sleep(pauseMs, undefined, { signal: interrupted }).catch(() => {});
    if (interrupted.aborted) return;
    program = await start();
    program.ready.then(
      () => print(`The ${program.name} runs again.`),
      () => {},
    );
  }
}
