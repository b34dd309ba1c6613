import { availableParallelism } from 'node:os';
import { missingPackages } from '../browsers.mjs';
import { buildCms, runCmsCodegen, runCodegen } from '../builds.mjs';
import { changedFiles } from '../changedFiles.mjs';
import { checkFiles, runChecks } from '../checks.mjs';
import { summary } from '../counts.mjs';
import {
  DEFAULT_TOWN,
  SECOND_TOWN,
  testEngines,
  testSecondTown,
  testTown,
  withScratchTown,
} from '../e2e.mjs';
import { install, installLab } from '../install.mjs';
import { Problem } from '../problem.mjs';
import { report, roughDuration, stage } from '../stages.mjs';
import { print, step } from '../steps.mjs';
import { runJest } from '../testPrograms.mjs';
import { reserveOtherTowns } from '../townSettings.mjs';
import { buildStorybook, testStories } from './stories.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */
/** @typedef {(options: { onLine: (line: string) => void }) => Promise<Counts>} Test */

/** Whether the tests in files with `.full.` in their names run too. The configurations of the test programs read the same variable. */
const isFull = () => process.env.STUDIUM_TESTS === 'full';

/** @param {number} short seconds @param {number} full seconds of the full run */
const lasting = (short, full) => (isFull() ? full : short);

/**
 * Runs what each change must pass; with `--full`, all tests; with `--changed [commit]`, only the checks and the unit
 * and contract tests of the files that differ from a commit.
 *
 * @param {string[]} args
 */
export async function command([option, base]) {
  if (option !== undefined && option !== '--changed' && option !== '--full')
    throw new Problem(
      `npm test takes only --changed [commit], not ${option}. To run some tests: npm run unit -- <path>, npm run e2e -- <words>.`,
    );
  if (option === '--full') process.env.STUDIUM_TESTS = 'full';
  if (option !== '--changed')
    await reserveOtherTowns(isFull() ? [DEFAULT_TOWN, SECOND_TOWN] : [DEFAULT_TOWN]);
  await install();
  // The test of a bucket uses the lab's server.
  if (isFull()) await installLab();
  const prepared = [
    await stage('codegen', '', 8, runCodegen),
    await stage('codegen of the cms', '', 12, runCmsCodegen),
  ];
  const tested = option === '--changed' ? await runChangedTests(base) : await runAllTests();
  return report([...prepared, ...tested]);
}

/** Runs two stages at a time, each about as much as one core can do: those of the town, and all others. */
async function runAllTests() {
  const [kind, seconds] = isFull() ? ['all tests', 2460] : ['what a change must pass', 1500];
  print(`-- ${kind}: ${roughDuration(seconds)} on 2 cores, less 6 min if nothing has to be built`);
  /** Resolves when the town runs or has failed, and no longer builds the cms. @type {() => void} */
  let release = () => {};
  const cmsIsFree = new Promise((resolve) => (release = () => resolve(undefined)));
  const lanes = await Promise.allSettled([
    testInTown(release).finally(release),
    testParts(cmsIsFree),
  ]);
  // Both have ended and cleaned up, also after an interruption.
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  const counts = lanes.flatMap((lane) => (lane.status === 'fulfilled' ? lane.value : []));
  return isFull() ? [...counts, await testInSecondTown()] : counts;
}

/**
 * Runs the tests that only read the town first, then the other engines, then the tests that change it.
 *
 * @param {() => void} onReady
 */
async function testInTown(onReady) {
  /** @type {Counts[]} */
  const counts = [];
  const prepared = await stage('in a town', 'prepares and tests it', lasting(840, 1600), () =>
    withScratchTown(async (town) => {
      onReady();
      // One worker, because the other tests use a core too.
      const args = ['--workers', '1'];
      counts.push(
        await testStage('reading', 'pages in Chromium', lasting(270, 500), (options) =>
          testTown(town, { ...options, args, kind: 'reading' }),
        ),
        ...(await testOtherEngines((options) => testEngines(town, options))),
        await testStage(
          'changing',
          'publishing, failures and the admin in Chromium, one at a time',
          lasting(190, 560),
          (options) => testTown(town, { ...options, kind: 'changing' }),
        ),
      );
    }),
  );
  return [prepared, ...counts];
}

/**
 * Runs the tests in Firefox and WebKit: always in CI, elsewhere only if both are installed.
 *
 * @param {Test} test
 */
async function testOtherEngines(test) {
  const missing = missingPackages();
  if (missing.length === 0 || process.env.CI)
    return [
      await testStage('other engines', 'pages in Firefox and WebKit', lasting(50, 230), test),
    ];
  print(`-- other engines: not run, because ${missing.join(', ')} is not installed`);
  return [];
}

/**
 * Runs everything that needs no running site: the checks first, because they find most faults.
 *
 * @param {Promise<unknown>} cmsIsFree resolves when nothing else builds the cms
 */
async function testParts(cmsIsFree) {
  const projects = ['--selectProjects', 'browser', 'server'];
  return [
    ...(await runChecks()),
    await testStage('unit', 'site, scripts and towns', lasting(290, 470), ({ onLine }) =>
      runJest(onLine, projects, 1),
    ),
    ...(isFull() ? [await testTranslated()] : []),
    await stage('storybook', 'builds it', 62, buildStorybook),
    await testStage('stories', 'axe and 360 px', lasting(90, 280), (options) =>
      testStories({ ...options, args: ['--workers', '1'] }),
    ),
    await cmsIsFree.then(() =>
      runJestWithCms('contract', 'the running cms', lasting(260, 600), '--selectProjects', 'cms'),
    ),
  ];
}

/** Runs the tests of components in pages whose texts the browser has translated (jest.setup.ts). */
function testTranslated() {
  return testStage('translated', 'components, as Chrome translates them', 200, ({ onLine }) =>
    runJest(onLine, ['--selectProjects', 'browser'], 1, { TRANSLATED: '1' }),
  );
}

/** Builds and tests another town. It runs alone, because it replaces the build of the cms. */
function testInSecondTown() {
  return stage('second town', 'a town in three languages', 147, () =>
    withScratchTown(
      (town) => runTestStep(SECOND_TOWN, (options) => testSecondTown(town, options)),
      { name: SECOND_TOWN },
    ),
  );
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
  const inCms = files.some((file) => /^(cms|shared|graphql)\//.test(file));
  const counts = await checkFiles(files, inCms);
  const related = ['--passWithNoTests', '--findRelatedTests', ...files];
  counts.push(await runJestWithCms('unit', 'tests that import these files', 60, ...related));
  // Jest cannot relate this test to files of the cms, because it starts the cms and does not import it.
  if (inCms)
    counts.push(
      await runJestWithCms(
        'contract',
        'the GraphQL contract',
        60,
        'cms/test/contract.sqlite.test.ts',
      ),
    );
  print('-- not run: npm run stories, and npm run e2e -- <words>');
  return counts;
}

/**
 * Runs Jest where its tests may start the cms, which must be built for them. There is one worker more than
 * cores, because such a test often waits for its cms.
 *
 * @param {string} title
 * @param {string} description
 * @param {number} seconds
 * @param {...string} args for Jest
 */
function runJestWithCms(title, description, seconds, ...args) {
  return stage(title, description, seconds, async () => {
    await buildCms();
    return runTestStep(title, ({ onLine }) => runJest(onLine, args, availableParallelism() + 1));
  });
}

/** @param {string} title @param {string} description @param {number} seconds @param {Test} test */
const testStage = (title, description, seconds, test) =>
  stage(title, description, seconds, () => runTestStep(title, test));

/** @param {string} title @param {Test} test */
const runTestStep = (title, test) => step(title, (onLine) => test({ onLine }), summary);
