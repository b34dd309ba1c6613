import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { dirname, join } from 'node:path';
import { launch } from './children.mjs';
import { openLog } from './logFile.mjs';
import { binOf, CMS, ROOT } from './paths.mjs';
import { CommandFailed } from './problem.mjs';
import { environmentOf } from './town.mjs';
import { waitForAnswer } from './wait.mjs';

/** @typedef {import('./town.mjs').Town} Town */

/** At most one error line in this time is shown on the terminal; the log contains all. */
const ERROR_INTERVAL_MS = 5000;

/** The length to which an error line is cut on the terminal. */
const ERROR_LENGTH = 160;

/** @typedef {Awaited<ReturnType<typeof startProgram>>} Program one of the two while it runs */

/**
 * @typedef {object} Options
 * @property {import('./env.mjs').Environment} [env] additional environment variables
 * @property {'start' | 'dev'} [mode] serves the build, or compiles the sources on request
 * @property {(line: string) => void} [onLine] receives every line; without it lines go to the log
 */

/**
 * @param {Town} town
 * @param {Options} [options]
 */
export function startCms(town, { mode = 'start', ...options } = {}) {
  const { cmsPort } = town.settings;
  const untilReady = () => waitForAnswer(`http://${localHost(town)}:${cmsPort}/health`);
  return startProgram('cms', town, cmsArgs(mode), untilReady, { ...options, cwd: CMS });
}

/**
 * Returns the arguments for Node to run the cms in its folder: those of its own script, so that tests,
 * benchmarks and `npm start` run the same program. It listens on CMS_PORT.
 *
 * @param {'start' | 'dev'} [mode]
 * @returns {string[]}
 */
export function cmsArgs(mode = 'start') {
  const { scripts } = /** @type {{ scripts: { start: string, dev: string } }} */ (
    JSON.parse(readFileSync(join(CMS, 'package.json'), 'utf8'))
  );
  return scripts[mode].split(' ').slice(1);
}

/**
 * @param {Town} town
 * @param {Options} [options]
 */
export function startSite(town, { mode = 'start', ...options } = {}) {
  const { port } = town.settings;
  const bundler = mode === 'dev' ? ['--webpack'] : [];
  const { LISTEN_ADDRESS: address } = town.settings.source;
  const where = address ? ['-H', address] : [];
  const args = [binOf('next'), mode, ...bundler, '-p', String(port), ...where];
  // Any status counts, because the site's health also depends on other programs.
  const untilReady = () =>
    waitForAnswer(`http://${localHost(town)}:${port}/api/health`, () => true);
  return startProgram('site', town, args, untilReady, { ...options, cwd: ROOT });
}

/** Returns the host under which this machine reaches its own programs. @param {Town} town */
function localHost({ settings }) {
  const address = settings.source.LISTEN_ADDRESS ?? '';
  return isIPv6(address) ? `[${address}]` : address || 'localhost';
}

/**
 * @param {string} name
 * @param {Town} town
 * @param {string[]} args
 * @param {() => Promise<void>} untilReady
 * @param {Options & { cwd: string }} options
 */
async function startProgram(name, town, args, untilReady, { cwd, env, onLine }) {
  const log = join(town.settings.dataDir, 'logs', `${name}.log`);
  const writeLine = onLine ?? (await openProgramLog(name, log));
  const child = launch(args, { cwd, env: environmentOf(town, env), onLine: writeLine });
  let isStopping = false;
  /** Rejects when it ends without `stop` or `kill`. @type {Promise<never>} */
  const died = new Promise((_, reject) => {
    void child.ended.then((failure) => {
      if (isStopping) return;
      reject(new CommandFailed(`The ${name} died`, failure || 'ended by itself', child.tail));
    });
  });
  /** Resolves when it answers requests. */
  const ready = Promise.race([untilReady(), died]);
  // Both may reject while no code awaits them, which must not end the process.
  died.catch(() => {});
  ready.catch(() => {});
  /** @param {() => Promise<unknown>} end */
  const ending = (end) => () => {
    isStopping = true;
    return end();
  };
  const stop = ending(() => child.stop());
  const kill = ending(() => child.kill());
  return { name, log, died, ready, stop, kill };
}

/**
 * Opens a program's log and returns the function that writes a line to it.
 *
 * @param {string} name
 * @param {string} file
 * @returns {Promise<import('./children.mjs').OnLine>}
 */
async function openProgramLog(name, file) {
  await mkdir(dirname(file), { recursive: true });
  const write = openLog(file);
  write(`--- started at ${new Date().toISOString()}`);
  let lastShown = 0;
  return (line, from) => {
    write(line);
    if (from === 'stdout' || !line.trim() || Date.now() - lastShown < ERROR_INTERVAL_MS) return;
    lastShown = Date.now();
    console.error(`${name}: ${line.trim().slice(0, ERROR_LENGTH)}`);
  };
}
