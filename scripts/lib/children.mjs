import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { interrupted } from './interruption.mjs';
import { CommandFailed } from './problem.mjs';

/** How long a program may take to finish what it is doing before it is killed. */
const GRACE_MS = 8000;

/** Lines kept of what a program printed, to tell why it ended. */
const TAIL_LINES = 12;

/** A process group of their own, so that the children of our children end with them. */
const OWN_GROUP = process.platform !== 'win32';

/** Ends a program when we are killed; see there. */
const END_WITH_PARENT = fileURLToPath(new URL('./endWithParent.cjs', import.meta.url));

/** @typedef {(line: string, from: 'stdout' | 'stderr') => void} OnLine */

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {OnLine} [onLine]
 * @property {boolean} [inherit] let it write to our terminal itself; then there are no lines
 */

/**
 * @typedef {object} Child
 * @property {Promise<string>} ended resolves, never rejects, to how it ended: '' for well, else in words
 * @property {string[]} tail the last lines it printed
 * @property {() => Promise<void>} stop ends it and all it started; resolves when they are gone
 * @property {() => Promise<void>} kill the same as a power cut would, without a word before
 */

/** @type {Map<import('node:child_process').ChildProcess, Child>} */
const living = new Map();

process.on('exit', killEverything);

/**
 * Starts a Node program.
 *
 * @param {string[]} args the program's file and its arguments
 * @param {Options} [options]
 * @returns {Child}
 */
export function launch(args, { cwd, env, onLine, inherit } = {}) {
  const output = inherit ? 'inherit' : 'pipe';
  const started = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    cwd,
    env: { ...(env ?? process.env), STUDIUM_END_WITH_PARENT: String(GRACE_MS) },
    detached: OWN_GROUP,
    stdio: ['ignore', output, output, 'pipe'],
  });
  // Nothing is written to this pipe: that it closes tells the program of our end.
  started.stdio[3]?.on('error', () => {});
  /** @type {string[]} */
  const tail = [];
  for (const from of /** @type {const} */ (['stdout', 'stderr'])) {
    const input = started[from];
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      if (line.trim()) tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      onLine?.(line, from);
    });
  }
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    started.on('error', (error) => resolve(error.message));
    // When the leader of a group is gone its followers may still hold the pipes, and so `close`, open.
    started.on('exit', () => signalGroup(started, 'SIGKILL'));
    started.on('close', (code, signal) => {
      living.delete(started);
      resolve(code === 0 ? '' : signal ? `was ended by ${signal}` : `ended with code ${code}`);
    });
  });
  const child = {
    ended,
    tail,
    stop: () => stop(started, ended),
    async kill() {
      signalGroup(started, 'SIGKILL');
      await ended;
    },
  };
  living.set(started, child);
  return child;
}

/**
 * Runs a Node program to its end.
 *
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ how: string, output: string[] }>} how it ended, see `Child`; all it printed
 * @throws the interruption, when Ctrl-C came first
 */
export async function finish(args, options) {
  interrupted.throwIfAborted();
  /** @type {string[]} */
  const output = [];
  const child = launch(args, {
    ...options,
    onLine(line, from) {
      output.push(line);
      options?.onLine?.(line, from);
    },
  });
  interrupted.addEventListener('abort', child.stop, { once: true });
  const how = await child.ended;
  interrupted.removeEventListener('abort', child.stop);
  interrupted.throwIfAborted();
  return { how, output };
}

/**
 * Runs a Node program that has to end well.
 *
 * @param {string} failure the sentence to say when it does not
 * @param {string[]} args
 * @param {Options} [options]
 * @throws {CommandFailed} with the program's last lines
 */
export async function run(failure, args, options) {
  const { how, output } = await finish(args, options);
  if (how) throw new CommandFailed(failure, how, output);
}

/** Ends every program still running; resolves when they are gone. */
export async function stopEverything() {
  await Promise.all([...living.values()].map((child) => child.stop()));
}

/** The impatient way. */
export function killEverything() {
  for (const started of living.keys()) signalGroup(started, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} started
 * @param {Promise<string>} ended
 */
async function stop(started, ended) {
  signalGroup(started, 'SIGTERM');
  const patience = new AbortController();
  const late = sleep(GRACE_MS, undefined, { signal: patience.signal }).then(
    () => signalGroup(started, 'SIGKILL'),
    () => {},
  );
  await Promise.race([ended, late]);
  patience.abort();
  await ended;
}

/**
 * @param {import('node:child_process').ChildProcess} started
 * @param {NodeJS.Signals} signal
 */
function signalGroup(started, signal) {
  if (started.pid === undefined) return;
  try {
    if (OWN_GROUP) process.kill(-started.pid, signal);
    else started.kill(signal);
  } catch {
    // The group is gone already.
  }
}
