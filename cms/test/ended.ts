import type { ChildProcess } from 'node:child_process';

/** Ends a child process, if there is one, and resolves when it is gone: its files can go then. */
export async function ended(child: ChildProcess | undefined, signal?: NodeJS.Signals) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await gone;
}
