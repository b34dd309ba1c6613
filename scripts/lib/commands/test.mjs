import { availableParallelism } from 'node:os';
import { missingPackages } from '../browsers.mjs';
import { buildCms, runCmsCodegen, runCodegen } from '../builds.mjs';
import { changedFiles } from '../changedFiles.mjs';
import { NO_TESTS, runParts, summary } from '../counts.mjs';
import {
  DEFAULT_TOWN,
  SECOND_TOWN,
  testEngines,
  testSecondTown,
  testTown,
  withScratchTown,
} from '../e2e.mjs';
import { install } from '../install.mjs';
import { binOf } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { check, ONE_PASSED, report, stage, timed } from '../stages.mjs';
import { print, step } from '../steps.mjs';
import { runJest } from '../testPrograms.mjs';
import { EXPECTED_SECONDS_OF_ALL, roughDuration } from '../times.mjs';
import { reserveOtherTowns } from '../townSettings.mjs';
import { checkLicences, reportVulnerabilities } from './audit.mjs';
import { buildStorybook, testStories } from './stories.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */
/** @typedef {(options: { onLine: (line: string) => void }) => Promise<Counts>} Test */

/**
 * Runs the linter.
 *
 * @param {string} title
 * @param {...string} args
 */
const checkLint = (title, ...args) =>
  check(title, binOf('oxlint'), '--config', 'oxlint.config.js', ...args);

/** Checks the types of a folder (docs/adr/051). @param {string} title @param {string} folder */
const checkTypes = (title, folder) =>
  check(title, binOf('typescript7', 'tsc'), '--noEmit', '--incremental', 'false', '-p', folder);

const checkSiteTypes = () => checkTypes('types of the site', '.');
const checkCmsTypes = () => checkTypes('types of the cms', 'cms');
const checkScriptTypes = () => checkTypes('types of the scripts', 'scripts');

/** The arguments of dpdm: fail if files of the site import each other in a circle, also through types. */
const DPDM = [
  ...['--no-tree', '--no-warning', '--no-progress', '--exit-code', 'circular:1'],
  ...['--tsconfig', 'tsconfig.json', 'src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
];

/**
 * Runs all tests; with `--changed [commit]`, only those of the files that differ from a commit.
 *
 * @param {string[]} args
 */
export async function command([option, base]) {
  if (option !== undefined && option !== '--changed')
    throw new Problem(
      `npm test takes only --changed [commit], not ${option}. To run some tests: npm run unit -- <path>, npm run e2e -- <words>.`,
    );
  if (option !== '--changed') await reserveOtherTowns([DEFAULT_TOWN, SECOND_TOWN]);
  await install();
  const prepared = [
    await stage('codegen', runCodegen),
    await stage('codegen of the cms', runCmsCodegen),
  ];
  const tested = option === '--changed' ? await runChangedTests(base) : await runAllTests();
  return report([...prepared, ...tested]);
}

/**
 * Runs things at the same time where one alone leaves a core: the checks while the town is prepared, and the tests
 * of single parts while the town is tested one test at a time.
 */
async function runAllTests() {
  print(`-- all tests: ${roughDuration(EXPECTED_SECONDS_OF_ALL)} on 2 cores`);
  const checking = runChecks();
  // It is awaited when the town is ready. Until then an interruption would end this process without its cleanup.
  checking.catch(() => {});
  /** @type {Promise<Counts[]> | undefined} */
  let ofParts;
  const testParts = () => (ofParts ??= runTestsOfParts());
  const inTown = await stage('in a town', () => testInTown(checking, testParts));
  return [
    ...(await checking),
    inTown,
    // The town's tests have not started them if the town could not be prepared.
    ...(await testParts()),
    await runJestWithCms('contract', '--selectProjects', 'cms'),
    await stage('second town', () =>
      withScratchTown(
        (town) => runTestStep(SECOND_TOWN, (options) => testSecondTown(town, options)),
        { name: SECOND_TOWN },
      ),
    ),
  ];
}

/** Runs the tests that start neither site nor cms, with the CPU time that the tests of the town leave. */
function runTestsOfParts() {
  const projects = ['--selectProjects', 'browser', 'server'];
  const args = ['--workers', '1'];
  return Promise.all([
    testStage('unit', ({ onLine }) => runJest(onLine, projects, 1, true)),
    testStage('stories', ({ onLine }) => testStories({ onLine, args, inBackground: true })),
  ]);
}

/**
 * Runs the checks of the changed files, and the unit and contract tests that import one of them.
 *
 * @param {string} [base]
 */
async function runChangedTests(base) {
  const files = await changedFiles(base);
  if (files.length === 0) {
    print('-- no file has changed');
    return [];
  }
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const inScripts = code.some((file) => /^(scripts|bench)\//.test(file));
  const inCms = code.some((file) => /^(cms|shared|graphql)\//.test(file));
  const counts = await Promise.all([
    check('prettier of these files', binOf('prettier'), '--check', '--ignore-unknown', ...files),
    ...(code.length
      ? [checkLint('lint of these files', '--no-error-on-unmatched-pattern', ...code)]
      : []),
    checkSiteTypes(),
    ...(inScripts ? [checkScriptTypes()] : []),
    ...(inCms ? [checkCmsTypes()] : []),
  ]);
  counts.push(await runJestWithCms('unit', '--passWithNoTests', '--findRelatedTests', ...files));
  // Jest cannot relate this test to files of the cms, because it starts the cms and does not import it.
  if (inCms) counts.push(await runJestWithCms('contract', 'cms/test/contract.sqlite.test.ts'));
  print('-- not run: npm run stories, and npm run e2e -- <words>');
  return counts;
}

/**
 * Runs Jest where its tests may start the cms, which must be built for them. There is one worker more than
 * cores, because such a test often waits for its cms.
 *
 * @param {string} title
 * @param {...string} args for Jest
 */
function runJestWithCms(title, ...args) {
  return stage(title, async () => {
    await buildCms();
    return runTestStep(title, ({ onLine }) => runJest(onLine, args, availableParallelism() + 1));
  });
}

/** Runs the checks that need no running program, one after the other. */
async function runChecks() {
  return [
    await stage('licences', () => checkLicences().then(() => ONE_PASSED)),
    await stage('vulnerabilities', reportVulnerabilities),
    await checkSiteTypes(),
    await checkCmsTypes(),
    await checkScriptTypes(),
    await check('prettier', binOf('prettier'), '--check', '.'),
    await checkLint('lint', '.'),
    await check('circles of imports', binOf('dpdm'), ...DPDM),
    await stage('storybook', buildStorybook),
  ];
}

/**
 * Runs the tests that only read the town first, then the other engines, then the tests that change it.
 *
 * @param {Promise<unknown>} before must end before the tests start
 * @param {() => Promise<unknown>} besides starts tests that run beside those that change the town
 */
function testInTown(before, besides) {
  return withScratchTown(async (town) => {
    await before;
    return runParts([
      () => runTimed('reading', (options) => testTown(town, { ...options, kind: 'reading' })),
      () => testOtherEngines((options) => testEngines(town, options)),
      () => {
        // runAllTests awaits the same promise, and reports an interruption.
        besides().catch(() => {});
        return runTimed('changing', (options) => testTown(town, { ...options, kind: 'changing' }));
      },
    ]);
  });
}

/**
 * Runs the tests in Firefox and WebKit: always in CI, elsewhere only if both are installed.
 *
 * @param {Test} test
 */
async function testOtherEngines(test) {
  const missing = missingPackages();
  if (missing.length === 0 || process.env.CI) return runTimed('other engines', test);
  print(`-- other engines: not run, because ${missing.join(', ')} is not installed`);
  return NO_TESTS;
}

/** @param {string} title @param {Test} test */
const testStage = (title, test) => stage(title, () => runTestStep(title, test));

/** @param {string} title @param {Test} test */
const runTimed = (title, test) => timed(title, () => runTestStep(title, test));

/** @param {string} title @param {Test} test */
const runTestStep = (title, test) => step(title, (onLine) => test({ onLine }), summary);
