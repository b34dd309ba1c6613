// Every program that children.mjs starts loads this file first (`node --require`). A parent that was
// killed with SIGKILL cannot stop its programs any more, so each program watches for that itself: file
// descriptor 3 is a pipe which the parent holds open, and which the system closes with the parent.
const { Socket } = require('node:net');

const { STUDIUM_END_WITH_PARENT: grace } = process.env;

if (grace) {
  // Only the program itself has the pipe; what it starts in its turn inherits its environment.
  delete process.env.STUDIUM_END_WITH_PARENT;
  const pipe = new Socket({ fd: 3 });
  pipe.on('error', () => {});
  pipe.once('close', () => endGroup(Number(grace)));
  pipe.resume();
  // A program that has nothing else to do ends all the same.
  pipe.unref();
}

/**
 * Ends this program and all it started as its parent would have: with time to finish, then at once.
 *
 * @param {number} graceMs
 */
function endGroup(graceMs) {
  // The parent read what this program prints; now a write fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('exit', () => signalGroup('SIGKILL'));
  setTimeout(() => signalGroup('SIGKILL'), graceMs).unref();
  signalGroup('SIGTERM');
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}
