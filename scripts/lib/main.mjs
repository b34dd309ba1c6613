import { killEverything, stopEverything } from './children.mjs';
import { exitCodeOfSignal, interrupted, listenForSignals } from './interruption.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs a command. However it ends, children are stopped, a problem is shown as its message, and the exit
 * code is correct for a shell.
 *
 * @param {() => Promise<{ command: () => Promise<number> }>} load imports the command, which
 *   resolves to its exit code, also when Ctrl-C is its normal end
 */
export async function main(load) {
  listenForSignals(killEverything);
  // A failed write to a closed terminal must not prevent that the children are stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.exitCode = await runCommand(load);
  await stopEverything();
  process.exit();
}

/** @param {() => Promise<{ command: () => Promise<number> }>} load */
async function runCommand(load) {
  try {
    const { command } = await load();
    return await command();
  } catch (error) {
    if (interrupted.aborted) {
      console.error('Stopped.');
      return exitCodeOfSignal;
    }
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    return 1;
  }
}
