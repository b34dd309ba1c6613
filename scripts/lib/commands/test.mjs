import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cmsCodegen, codegen } from '../builds.mjs';
import { finish } from '../children.mjs';
import {
  countsOfJest,
  failuresOfJest,
  faultsOfJest,
  inParts,
  StageFailed,
  sum,
  summary,
} from '../counts.mjs';
import { inScratchTown, testEngines, testTown } from '../e2e.mjs';
import { findEngines } from '../engines.mjs';
import { install } from '../install.mjs';
import { interrupted } from '../interruption.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';
import { buildStorybook, testStories } from '../stories.mjs';
import { timesOfJest, timesPage } from '../times.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */

const NONE = { passed: 0, failed: 0, skipped: 0 };
const ONE_PASSED = { ...NONE, passed: 1 };
const ONE_FAILED = { ...NONE, failed: 1 };

const steps = createSteps();

/** Where to read how long everything took. */
const TIMES = join(ROOT, 'test-results/times.md');

/** @type {import('../times.mjs').Time[]} */
const stages = [];

/**
 * What failed, told once more at the end, where one looks first.
 *
 * @type {string[]}
 */
const failures = [];

/** Every test there is; a stage that fails keeps none of the others from running. */
export async function command() {
  await install(steps);
  const counts = [
    await stage('codegen', () => codegen(steps).then(() => NONE)),
    await stage('codegen of the cms', () => cmsCodegen(steps).then(() => NONE)),
    ...(await checks()),
    await stage('unit and contract', () => steps.run('unit and contract', jest, summary)),
    await stage('stories', stories),
    await stage('in a town', inTown),
  ];
  const total = sum(counts);
  const again = counts.flatMap((one) => one.again ?? []);
  if (again.length) steps.print(`\nPassed at the second attempt:\n${listed(again)}`);
  if (failures.length) steps.print(`\nFailed:\n${listed(failures)}`);
  await reportTimes(total.times);
  steps.print(`\n${summary(total)}`);
  return total.failed ? 1 : 0;
}

/**
 * Prints how long each stage took, and writes the slowest tests to a file.
 *
 * @param {import('../times.mjs').Time[]} tests
 */
async function reportTimes(tests) {
  await mkdir(dirname(TIMES), { recursive: true });
  await writeFile(TIMES, timesPage(stages, tests));
  const slow = stages.filter(({ seconds }) => seconds >= 1);
  const lines = slow.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s ${name}`);
  steps.print(`\n${lines.join('\n')}\nThe slowest tests are in ${relative(ROOT, TIMES)}.`);
}

/** @param {string[]} names */
const listed = (names) => names.map((name) => `- ${name}`).join('\n');

/**
 * What needs no running program. ESLint takes as long as the others together, and one core. The Storybook
 * is built beside it.
 */
async function checks() {
  // Types of both programs take about four gigabytes, which is all that Node takes by itself.
  const linted = check(
    'eslint',
    '--max-old-space-size=6144',
    binOf('eslint'),
    '.',
    '--max-warnings',
    '0',
  );
  return [
    await check('licences and weaknesses', join(ROOT, 'scripts/audit.mjs')),
    await check('types of the site', binOf('typescript', 'tsc'), '--noEmit'),
    await check('types of the cms', binOf('typescript', 'tsc'), '--noEmit', '-p', 'cms'),
    await check('prettier', binOf('prettier'), '--check', '.'),
    await stage('storybook', () => buildStorybook(steps).then(() => NONE)),
    await linted,
  ];
}

/**
 * Counts a stage; what failed in it is printed in full. One that breaks without counting is one
 * failure.
 *
 * @param {string} title
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
async function stage(title, work) {
  try {
    return await timed(title, work);
  } catch (error) {
    interrupted.throwIfAborted();
    const failed = error instanceof StageFailed;
    const names = failed ? error.failures : [];
    failures.push(...(names.length ? names.map((name) => `${title}: ${name}`) : [title]));
    steps.print(`\n${title}: ${failed ? `${error.message}\n${error.output}` : inWords(error)}\n`);
    return failed ? error.counts : ONE_FAILED;
  }
}

/**
 * Does something and remembers for the table how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function timed(name, work) {
  const started = Date.now();
  try {
    return await work();
  } finally {
    stages.push({ name, seconds: (Date.now() - started) / 1000 });
  }
}

/**
 * A program that finds fault or does not: one check.
 *
 * @param {string} title
 * @param {...string} args the program's file and its arguments
 */
function check(title, ...args) {
  return stage(title, () =>
    steps.run(title, async (say) => {
      const { how, output } = await finish(args, { cwd: ROOT, onLine: say });
      if (how) throw new StageFailed(ONE_FAILED, output.join('\n'));
      return ONE_PASSED;
    }),
  );
}

/** @param {import('../steps.mjs').Say} say */
async function jest(say) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-jest-'));
  try {
    const report = join(scratch, 'jest.json');
    // All cores: nothing else runs beside it.
    const args = [binOf('jest'), '--maxWorkers', '100%', '--json', '--outputFile', report];
    const { how, output } = await finish(args, { cwd: ROOT, onLine: say });
    const json = await readFile(report, 'utf8');
    const counts = { ...countsOfJest(json), times: timesOfJest(json) };
    if (how && !counts.failed) counts.failed = 1;
    if (counts.failed) {
      const faults = faultsOfJest(json) || output.join('\n');
      throw new StageFailed(counts, faults, failuresOfJest(json));
    }
    return counts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function stories() {
  return steps.run('stories', (onLine) => testStories({ onLine }), summary);
}

/** What only reads the town comes first, then the other engines, then what changes it. */
function inTown() {
  return inScratchTown(steps, (town, chromium, control) => {
    /**
     * @param {string} title
     * @param {(manner: { onLine: (line: string) => void }) => Promise<Counts>} test
     */
    const part = (title, test) => () =>
      timed(title, () => steps.run(title, (onLine) => test({ onLine }), summary));
    return inParts([
      part('reading', (manner) =>
        testTown(town, chromium, control, { ...manner, kind: 'reading' }),
      ),
      () => otherEngines(part('other engines', (manner) => testEngines(town, manner))),
      part('changing', (manner) =>
        testTown(town, chromium, control, { ...manner, kind: 'changing' }),
      ),
    ]);
  });
}

/**
 * Firefox and WebKit are required in CI, and elsewhere where they are installed.
 *
 * @param {() => Promise<Counts>} test
 */
async function otherEngines(test) {
  const { missing } = await findEngines();
  if (missing.length === 0 || process.env.CI) return test();
  steps.print(`-- other engines: left out, because ${missing.join(', ')} is not installed`);
  return NONE;
}

/** @param {unknown} error */
function inWords(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? error.stack : String(error);
}
