import type { ChildProcess } from 'node:child_process';

/** Stops a child process, if there is one, and resolves after its end, when its files can be deleted. */
export async function stopProcess(child: ChildProcess | undefined, signal?: NodeJS.Signals) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}
