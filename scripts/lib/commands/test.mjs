import { join } from 'node:path';
import { cmsCodegen, codegen } from '../builds.mjs';
import { changedFiles } from '../changedFiles.mjs';
import { inParts, summary } from '../counts.mjs';
import { inScratchTown, testEngines, testTown } from '../e2e.mjs';
import { findEngines } from '../engines.mjs';
import { about, EXPECTED_SECONDS_OF_ALL } from '../expected.mjs';
import { install } from '../install.mjs';
import { jest } from '../jest.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { createStages, NONE } from '../stages.mjs';
import { createSteps } from '../steps.mjs';
import { buildStorybook, testStories } from '../stories.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */

const steps = createSteps();
const { stage, check, timed, report } = createStages(steps);

/**
 * ESLint with its arguments. Types of both programs take about four gigabytes, which is all that
 * Node takes by itself.
 *
 * @param {...string} args
 */
const eslint = (...args) => [
  '--max-old-space-size=6144',
  binOf('eslint'),
  '--max-warnings',
  '0',
  ...args,
];

/** All tests; with `--changed [commit]`, those that the files touch which differ from a commit. */
export async function command() {
  const [option, base] = process.argv.slice(2);
  await install(steps);
  const prepared = [
    await stage('codegen', () => codegen(steps).then(() => NONE)),
    await stage('codegen of the cms', () => cmsCodegen(steps).then(() => NONE)),
  ];
  const tested = option === '--changed' ? await changedTests(base) : await allTests();
  return report([...prepared, ...tested]);
}

/** The checks run while the town is prepared: both take one core. */
async function allTests() {
  steps.print(`-- all tests: ${about(EXPECTED_SECONDS_OF_ALL)} on 2 cores`);
  const checked = checks();
  const tested = await stage('in a town', () => inTown(checked));
  return [
    ...(await checked),
    tested,
    await jestStage('unit and contract'),
    await stage('stories', stories),
  ];
}

/**
 * The checks of the changed files, and the unit and contract tests that import one of them.
 *
 * @param {string} [base]
 */
async function changedTests(base) {
  const files = await changedFiles(base);
  if (files.length === 0) {
    steps.print('-- nothing has changed');
    return [];
  }
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const inCms = code.some((file) => /^(cms|graphql)\//.test(file));
  const counts = await Promise.all([
    check('prettier of these files', binOf('prettier'), '--check', '--ignore-unknown', ...files),
    ...(code.length
      ? [check('eslint of these files', ...eslint('--no-warn-ignored', ...code))]
      : []),
    check('types of the site', binOf('typescript', 'tsc'), '--noEmit'),
    ...(inCms
      ? [check('types of the cms', binOf('typescript', 'tsc'), '--noEmit', '-p', 'cms')]
      : []),
  ]);
  counts.push(await jestStage('unit', '--passWithNoTests', '--findRelatedTests', ...files));
  // It starts the cms's programs and imports none of them: Jest does not know what it is related to.
  if (inCms) counts.push(await jestStage('contract', 'cms/test/contract.sqlite.test.ts'));
  steps.print('-- left out: npm run stories, and npm run e2e -- <words>');
  return counts;
}

/**
 * @param {string} title
 * @param {...string} args for Jest
 */
function jestStage(title, ...args) {
  return stage(title, () => steps.run(title, (say) => jest(say, args), summary));
}

/** What needs no running program, one after the other. */
async function checks() {
  return [
    await check('licences and weaknesses', join(ROOT, 'scripts/audit.mjs')),
    await check('types of the site', binOf('typescript', 'tsc'), '--noEmit'),
    await check('types of the cms', binOf('typescript', 'tsc'), '--noEmit', '-p', 'cms'),
    await check('prettier', binOf('prettier'), '--check', '.'),
    await check('eslint', ...eslint('.')),
    await stage('storybook', () => buildStorybook(steps).then(() => NONE)),
  ];
}

function stories() {
  return steps.run('stories', (onLine) => testStories({ onLine }), summary);
}

/**
 * What only reads the town comes first, then the other engines, then what changes it.
 *
 * @param {Promise<unknown>} before what has to end first
 */
function inTown(before) {
  return inScratchTown(steps, async (town, chromium, control) => {
    await before;
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
