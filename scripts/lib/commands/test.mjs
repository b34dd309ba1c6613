import { buildCms, runCmsCodegen, runCodegen } from '../builds.mjs';
import { changedFiles } from '../changedFiles.mjs';
import { runParts, summary } from '../counts.mjs';
import { withScratchTown, testEngines, testTown } from '../e2e.mjs';
import { findEngines } from '../engines.mjs';
import { roughDuration, EXPECTED_SECONDS_OF_ALL } from '../expected.mjs';
import { install } from '../install.mjs';
import { runJest } from '../jest.mjs';
import { binOf } from '../paths.mjs';
import { createStages, NO_TESTS, ONE_PASSED } from '../stages.mjs';
import { createSteps } from '../steps.mjs';
import { buildStorybook, testStories } from '../stories.mjs';
import { checkLicences, reportVulnerabilities } from './audit.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */

const steps = createSteps();
const { stage, check, timed, report } = createStages(steps);

/**
 * Returns ESLint with its arguments. The types of both programs take about seven gigabytes, and Node's default
 * limit is four. Close to the limit ESLint takes three times as long.
 *
 * @param {...string} args
 */
const eslint = (...args) => [
  '--max-old-space-size=8192',
  binOf('eslint'),
  '--max-warnings',
  '0',
  ...args,
];

/**
 * Returns the type check with its arguments.
 *
 * @param {...string} args
 */
const tsc = (...args) => [binOf('typescript', 'tsc'), '--noEmit', ...args];

/** The arguments of dpdm: fail if files of the site import each other in a circle, also through types. */
const DPDM = [
  ...['--no-tree', '--no-warning', '--no-progress', '--exit-code', 'circular:1'],
  ...['--tsconfig', 'tsconfig.json', 'src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
];

/** Runs all tests; with `--changed [commit]`, only those of the files that differ from a commit. */
export async function command() {
  const [option, base] = process.argv.slice(2);
  await install(steps);
  const prepared = [
    await stage('codegen', () => runCodegen(steps).then(() => NO_TESTS)),
    await stage('codegen of the cms', () => runCmsCodegen(steps).then(() => NO_TESTS)),
  ];
  const tested = option === '--changed' ? await runChangedTests(base) : await runAllTests();
  return report([...prepared, ...tested]);
}

/** The checks run while the town is prepared, because each of the two uses one core. */
async function runAllTests() {
  steps.print(`-- all tests: ${roughDuration(EXPECTED_SECONDS_OF_ALL)} on 2 cores`);
  const checking = runChecks();
  const inTown = await stage('in a town', () => testInTown(checking));
  return [
    ...(await checking),
    inTown,
    await runJestStage('unit and contract'),
    await stage('stories', runStories),
  ];
}

/**
 * Runs the checks of the changed files, and the unit and contract tests that import one of them.
 *
 * @param {string} [base]
 */
async function runChangedTests(base) {
  const files = await changedFiles(base);
  if (files.length === 0) {
    steps.print('-- no file has changed');
    return [];
  }
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const inScripts = code.some((file) => /^(scripts|bench)\//.test(file));
  const inCms = code.some((file) => /^(cms|shared|graphql)\//.test(file));
  const counts = await Promise.all([
    check('prettier of these files', binOf('prettier'), '--check', '--ignore-unknown', ...files),
    ...(code.length
      ? [check('eslint of these files', ...eslint('--no-warn-ignored', ...code))]
      : []),
    check('types of the site', ...tsc()),
    ...(inScripts ? [check('types of the scripts', ...tsc('-p', 'scripts'))] : []),
    ...(inCms ? [check('types of the cms', ...tsc('-p', 'cms'))] : []),
  ]);
  counts.push(await runJestStage('unit', '--passWithNoTests', '--findRelatedTests', ...files));
  // Jest cannot relate this test to files of the cms, because it starts the cms and does not import it.
  if (inCms) counts.push(await runJestStage('contract', 'cms/test/contract.sqlite.test.ts'));
  steps.print('-- not run: npm run stories, and npm run e2e -- <words>');
  return counts;
}

/**
 * Runs Jest. Its tests of the cms start the build.
 *
 * @param {string} title
 * @param {...string} args for Jest
 */
function runJestStage(title, ...args) {
  return stage(title, async () => {
    await buildCms(steps);
    return steps.run(title, (onProgress) => runJest(onProgress, args), summary);
  });
}

/** Runs the checks that need no running program, one after the other. */
async function runChecks() {
  return [
    await stage('licences', () => checkLicences(steps).then(() => ONE_PASSED)),
    await stage('vulnerabilities', () => reportVulnerabilities(steps).then(() => NO_TESTS)),
    await check('types of the site', ...tsc()),
    await check('types of the cms', ...tsc('-p', 'cms')),
    await check('types of the scripts', ...tsc('-p', 'scripts')),
    await check('prettier', binOf('prettier'), '--check', '.'),
    await check('eslint', ...eslint('.')),
    await check('circles of imports', binOf('dpdm'), ...DPDM),
    await stage('storybook', () => buildStorybook(steps).then(() => NO_TESTS)),
  ];
}

function runStories() {
  return steps.run('stories', (onLine) => testStories({ onLine }), summary);
}

/**
 * Runs the tests that only read the town first, then the other engines, then the tests that change it.
 *
 * @param {Promise<unknown>} before must end before the tests start
 */
function testInTown(before) {
  return withScratchTown(steps, async (town, chromium, control) => {
    await before;
    /**
     * @param {string} title
     * @param {(options: { onLine: (line: string) => void }) => Promise<Counts>} test
     */
    const part = (title, test) => () =>
      timed(title, () => steps.run(title, (onLine) => test({ onLine }), summary));
    return runParts([
      part('reading', (options) =>
        testTown(town, chromium, control, { ...options, kind: 'reading' }),
      ),
      () => testOtherEngines(part('other engines', (options) => testEngines(town, options))),
      part('changing', (options) =>
        testTown(town, chromium, control, { ...options, kind: 'changing' }),
      ),
    ]);
  });
}

/**
 * Runs the tests in Firefox and WebKit: always in CI, elsewhere only if both are installed.
 *
 * @param {() => Promise<Counts>} test
 */
async function testOtherEngines(test) {
  const { missing } = await findEngines();
  if (missing.length === 0 || process.env.CI) return test();
  steps.print(`-- other engines: not run, because ${missing.join(', ')} is not installed`);
  return NO_TESTS;
}
