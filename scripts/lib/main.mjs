import { killEverything, stopEverything } from './children.mjs';
import { StageFailed } from './counts.mjs';
import { exitCodeOfSignal, interrupted, listenForSignals } from './interruption.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs a command. However it ends, children are stopped, a problem is shown as its message, and the exit
 * code is correct for a shell.
 *
 * @param {() => Promise<number | void>} command resolves to its exit code, also when Ctrl-C is its normal end
 */
export async function main(command) {
  listenForSignals(killEverything);
  // A failed write to a closed terminal must not prevent that the children are stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.exitCode = (await command().catch(reportError)) ?? 0;
  await stopEverything();
  process.exit();
}

/** @param {unknown} error */
function reportError(error) {
  if (interrupted.aborted) {
    console.error('Stopped.');
    return exitCodeOfSignal;
  }
  // The test program has printed its failures already.
  if (error instanceof StageFailed) return 1;
  console.error(error instanceof Problem ? `\n${error.message}` : error);
  return 1;
}
