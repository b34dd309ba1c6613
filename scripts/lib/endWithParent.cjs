// Every program that children.mjs starts loads this file first (`node --require`). A parent that was
// killed with SIGKILL cannot stop its programs, so each program watches its parent: file descriptor 3 is a
// pipe that the parent keeps open, and the system closes it when the parent ends.
const { Socket } = require('node:net');

const { STUDIUM_END_WITH_PARENT: grace } = process.env;

if (grace) {
  // Only this program has the pipe, but the processes that it starts inherit its environment.
  delete process.env.STUDIUM_END_WITH_PARENT;
  const pipe = new Socket({ fd: 3 });
  pipe.on('error', () => {});
  pipe.once('close', () => endGroup(Number(grace)));
  pipe.resume();
  // The pipe must not keep a program running that has nothing else to do.
  pipe.unref();
}

/**
 * Ends this program and all that it started as its parent would have: with SIGTERM, later with SIGKILL.
 *
 * @param {number} graceMs
 */
function endGroup(graceMs) {
  // The parent read this program's output; without it each write fails.
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
    // The group has ended already.
  }
}
