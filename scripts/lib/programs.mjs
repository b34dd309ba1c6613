import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { launch } from './children.mjs';
import { openLog } from './logFile.mjs';
import { binOf, CMS, ROOT } from './paths.mjs';
import { CommandFailed } from './problem.mjs';
import { environmentOf } from './town.mjs';
import { untilAnswers } from './wait.mjs';

/** @typedef {import('./town.mjs').Town} Town */

/** An error is told on the terminal once in this time; the log has them all. */
const TELL_ERRORS_EVERY_MS = 5000;

/** As much of an error as fits a glance. */
const ERROR_LENGTH = 160;

/**
 * One of the two programs, running.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string} log its file
 * @property {Promise<void>} ready resolves when it answers
 * @property {Promise<never>} died rejects when it ends though nobody stopped it
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill as a power cut would
 */

/**
 * @typedef {object} Manner
 * @property {import('./env.mjs').Environment} [env] beside the town's
 * @property {'start' | 'dev'} [mode] as built, or as typed
 * @property {(line: string) => void} [onLine] told every line, instead of the log and brief errors
 */

/**
 * @param {Town} town
 * @param {Manner} [manner]
 */
export function startCms(town, { mode = 'start', ...manner } = {}) {
  const { cmsPort } = town.settings;
  const args = [binOf('next'), mode, '-p', String(cmsPort)];
  const answers = () => untilAnswers(`http://localhost:${cmsPort}/health`);
  return startProgram('cms', town, args, CMS, answers, manner);
}

/**
 * @param {Town} town
 * @param {Manner} [manner]
 */
export function startSite(town, { mode = 'start', ...manner } = {}) {
  const { port } = town.settings;
  const bundler = mode === 'dev' ? ['--webpack'] : [];
  const args = [binOf('next'), mode, ...bundler, '-p', String(port)];
  // Its health tells of others too; the site is up when it tells at all.
  const answers = () => untilAnswers(`http://localhost:${port}/api/health`, () => true);
  return startProgram('site', town, args, ROOT, answers, manner);
}

/**
 * @param {string} name
 * @param {Town} town
 * @param {string[]} args
 * @param {string} cwd
 * @param {() => Promise<void>} answers
 * @param {Manner} manner
 * @returns {Promise<Program>}
 */
async function startProgram(name, town, args, cwd, answers, manner) {
  const log = join(town.settings.dataDir, 'logs', `${name}.log`);
  const onLine = manner.onLine ?? (await logged(name, log));
  const child = launch(args, { cwd, env: environmentOf(town, manner.env), onLine });
  let expected = false;
  /** @type {Promise<never>} */
  const died = child.ended.then((how) =>
    expected
      ? new Promise(() => {})
      : Promise.reject(new CommandFailed(`The ${name} died`, how || 'ended by itself', child.tail)),
  );
  const ready = Promise.race([answers(), died]);
  // Whoever waits for them hears of it; nobody has to.
  died.catch(() => {});
  ready.catch(() => {});
  return {
    name,
    log,
    died,
    ready,
    stop() {
      expected = true;
      return child.stop();
    },
    kill() {
      expected = true;
      return child.kill();
    },
  };
}

/**
 * Opens a program's log and returns what writes a line to it.
 *
 * @param {string} name
 * @param {string} file
 * @returns {Promise<import('./children.mjs').OnLine>}
 */
async function logged(name, file) {
  await mkdir(dirname(file), { recursive: true });
  const write = openLog(file);
  write(`--- started at ${new Date().toISOString()}`);
  let told = 0;
  return (line, from) => {
    write(line);
    if (from === 'stdout' || !line.trim() || Date.now() - told < TELL_ERRORS_EVERY_MS) return;
    told = Date.now();
    console.error(`${name}: ${line.trim().slice(0, ERROR_LENGTH)}`);
  };
}
