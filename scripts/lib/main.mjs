import { killEverything, stopEverything } from './children.mjs';
import { exitCodeOfSignal, interrupted, listenForSignals } from './interruption.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs a command to its end, whatever that is: children are stopped, a problem is told in words,
 * and the exit code is right for a shell.
 *
 * @param {() => Promise<{ command: () => Promise<number> }>} load imports the command; a command
 *   resolves to its exit code, also when Ctrl-C was the expected end
 */
export async function main(load) {
  listenForSignals(killEverything);
  // Writing to a terminal that was closed must not keep us from stopping what runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.exitCode = await endOf(load);
  await stopEverything();
  process.exit();
}

/** @param {() => Promise<{ command: () => Promise<number> }>} load */
async function endOf(load) {
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
