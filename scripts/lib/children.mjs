import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { interrupted } from './interruption.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed } from './problem.mjs';
import { step } from './steps.mjs';

/** Milliseconds that a program gets to shut down before it is killed. */
const GRACE_MS = 8000;

/** The last lines of a program's output that are remembered, because they show why it ended. */
const TAIL_LINES = 12;

/** Each child gets its own process group, so that a signal also reaches the processes that it started. */
const OWN_GROUP = process.platform !== 'win32';

/** Ends a program when this process is killed; see that file. */
const END_WITH_PARENT = fileURLToPath(new URL('./endWithParent.cjs', import.meta.url));

/** @typedef {(line: string, from: 'stdout' | 'stderr') => void} OnLine */

/**
 * @typedef {object} Options
 * @property {string} [cwd] the default is the repository's root
 * @property {NodeJS.ProcessEnv} [env]
 * @property {OnLine} [onLine]
 * @property {boolean} [inherit] the program writes to our terminal itself, and `onLine` is not called
 */

/** @type {Map<import('node:child_process').ChildProcess, { stop: () => Promise<void> }>} */
const running = new Map();

process.on('exit', killEverything);

/**
 * Starts a Node program.
 *
 * @param {string[]} args the program's file and its arguments
 * @param {Options} [options]
 */
export function launch(args, { cwd = ROOT, env = process.env, onLine, inherit } = {}) {
  const output = inherit ? 'inherit' : 'pipe';
  const started = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    cwd,
    env: { ...env, STUDIUM_END_WITH_PARENT: String(GRACE_MS) },
    detached: OWN_GROUP,
    stdio: ['ignore', output, output, 'pipe'],
  });
  // Nothing is written to this pipe; when it closes, the program knows that this process has ended.
  started.stdio[3]?.on('error', () => {});
  /** The last lines that it printed. @type {string[]} */
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
  /**
   * Never rejects; resolves to '' after exit code 0, else to a description.
   *
   * @type {Promise<string>}
   */
  const ended = new Promise((resolve) => {
    started.on('error', (error) => resolve(error.message));
    // After the group's leader has ended, other processes may keep the pipes open and delay `close`.
    started.on('exit', () => signalGroup(started, 'SIGKILL'));
    started.on('close', (code, signal) => {
      running.delete(started);
      resolve(
        code === 0 ? '' : signal ? `was ended by ${signal}` : `ended with code ${String(code)}`,
      );
    });
  });
  const child = {
    pid: started.pid,
    ended,
    tail,
    /** Ends it and all that it started; resolves when they have ended. */
    async stop() {
      signalGroup(started, 'SIGTERM');
      const killLater = setTimeout(() => signalGroup(started, 'SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(killLater);
    },
    /** The same with SIGKILL, so that it cannot shut down cleanly. */
    kill() {
      signalGroup(started, 'SIGKILL');
      return ended;
    },
  };
  running.set(started, child);
  return child;
}

/**
 * Runs a Node program until it ends.
 *
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ failure: string, output: string[] }>} how it ended, see `ended`; all its lines
 * @throws the reason of the interruption after Ctrl-C
 */
export async function runToEnd(args, options) {
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
  const stopChild = () => void child.stop();
  interrupted.addEventListener('abort', stopChild, { once: true });
  const failure = await child.ended;
  interrupted.removeEventListener('abort', stopChild);
  interrupted.throwIfAborted();
  return { failure, output };
}

/**
 * Runs a Node program that must end with exit code 0.
 *
 * @param {string} message the sentence to show when it fails
 * @param {string[]} args
 * @param {Options} [options]
 * @throws {CommandFailed} with the program's last lines
 */
export async function run(message, args, options) {
  const { failure, output } = await runToEnd(args, options);
  if (failure) throw new CommandFailed(message, failure, output);
}

/**
 * Does the same as one step, whose progress is the program's last line.
 *
 * @param {string} title
 * @param {string} message
 * @param {string[]} args
 * @param {Options} [options]
 */
export function runStep(title, message, args, options) {
  return step(title, (onLine) => run(message, args, { onLine, ...options }));
}

/** Stops every program that still runs; resolves when all have ended. */
export async function stopEverything() {
  await Promise.all([...running.values()].map((child) => child.stop()));
}

/** Kills every program that still runs, without waiting for it. */
export function killEverything() {
  for (const started of running.keys()) signalGroup(started, 'SIGKILL');
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
    // The group has ended already.
  }
}
