import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildCms, runCmsCodegen, runCodegen } from '../builds.mjs';
import { StageFailed, summary } from '../counts.mjs';
import { KINDS, testTown, withScratchTown } from '../e2e.mjs';
import { install } from '../install.mjs';
import { interrupted } from '../interruption.mjs';
import { ROOT } from '../paths.mjs';
import { CommandFailed, Problem } from '../problem.mjs';
import { print, step } from '../steps.mjs';
import { runJest } from '../testPrograms.mjs';

/**
 * A mistake of scripts/faults.yml; `what` describes the wrong behaviour in a sentence.
 *
 * @typedef {{ area: string, what: string, file: string, from: string, to: string }} Fault
 */
/** @typedef {import('../steps.mjs').OnProgress} OnProgress */
/** @typedef {(fault: Fault, onProgress: OnProgress) => Promise<unknown>} Suite throws if a test fails */

/** The share of the faults that tests have to catch. */
const CAUGHT_AT_LEAST = 0.95;

const REPORT = join(ROOT, 'test-results/faults.md');

/**
 * Puts each fault into the code, or those whose area or file contains one of the filters, and reports which
 * suite catches it: the tests that import the file, then all tests of its program, and with `--town` the
 * end-to-end tests (about twenty minutes for each fault that the others do not catch).
 *
 * @param {string[]} args the filters, and `--town`
 */
export async function command(args) {
  const filters = args.filter((arg) => arg !== '--town');
  const suites = args.includes('--town') ? { ...quickSuites, ...townSuite } : quickSuites;
  await install();
  await runCodegen();
  await runCmsCodegen();
  const chosen = await readFaults(filters);
  await checkWithoutFault(chosen);
  const rows = [];
  for (const fault of chosen) {
    const caughtBy = await step(
      `${fault.area}: ${fault.what}`,
      (onProgress) => withFault(fault, () => findCatchingSuite(fault, suites, onProgress)),
      (suite) => suite ?? 'NOT CAUGHT',
    );
    rows.push({ ...fault, caughtBy });
    await writeReport(rows);
  }
  const caught = rows.filter(({ caughtBy }) => caughtBy !== undefined).length;
  print(`\n${caught} of ${rows.length} faults are caught: see test-results/faults.md`);
  return caught >= rows.length * CAUGHT_AT_LEAST ? 0 : 1;
}

/**
 * Reads the faults whose area or file contains one of the filters; without filters, all.
 *
 * @param {string[]} filters
 * @returns {Promise<Fault[]>}
 * @throws {Problem} if there is none, because a run without a fault would look like a success
 */
export async function readFaults(filters) {
  // This file must load before the packages are installed.
  const { parse } = await import('yaml');
  const areas = /** @type {Record<string, Omit<Fault, 'area'>[]>} */ (
    parse(await readFile(join(ROOT, 'scripts/faults.yml'), 'utf8'))
  );
  const all = Object.entries(areas).flatMap(([area, list]) =>
    list.map((one) => ({ area, ...one })),
  );
  const chosen = all.filter(
    ({ area, file }) =>
      filters.length === 0 || filters.some((filter) => `${area} ${file}`.includes(filter)),
  );
  if (chosen.length > 0) return chosen;
  throw new Problem(
    `No fault has ${filters.join(' or ')} in its area or file; the areas are ${Object.keys(areas).join(', ')}.`,
  );
}

/**
 * Runs the tests of the programs that will have a fault. Tests that fail without one would seem to catch it.
 *
 * @param {Fault[]} faults
 */
async function checkWithoutFault(faults) {
  if (faults.some(isInCms)) await buildCms();
  for (const tests of new Set(faults.map(testsOfProgram)))
    await step('tests without a fault', (onProgress) => runJest(onProgress, tests), summary);
}

/** @param {Fault} fault */
function isInCms({ file }) {
  return file.startsWith('cms/');
}

const TESTS_OF_CMS = ['cms/src', 'cms/test/.*sqlite'];
const TESTS_OF_SITE = [
  ...['--selectProjects', 'browser', 'server'],
  // This test fails with every fault, because it checks that the text that a fault replaces is in the code.
  ...['--testPathIgnorePatterns', '/faults\\.test'],
];

/** @param {Fault} fault */
function testsOfProgram(fault) {
  return isInCms(fault) ? TESTS_OF_CMS : TESTS_OF_SITE;
}

/** @type {Record<string, Suite>} */
const quickSuites = {
  // The tests in cms/test start the build of the cms, which does not contain the fault yet.
  'tests that import it': ({ file }, onProgress) =>
    runJest(onProgress, [
      ...['--bail', '--passWithNoTests', '--testPathIgnorePatterns', '/cms/test/'],
      ...['--findRelatedTests', file],
    ]),
  'tests of its program': async (fault, onProgress) => {
    if (isInCms(fault)) await buildCms();
    return runJest(onProgress, ['--bail', ...testsOfProgram(fault)]);
  },
};

/** @type {Record<string, Suite>} */
const townSuite = {
  'tests in a town': (_, onLine) =>
    withScratchTown(async (town) => {
      for (const kind of KINDS) await testTown(town, { kind, args: ['-x'], onLine });
    }),
};

/**
 * @param {Fault} fault
 * @param {Record<string, Suite>} suites
 * @param {OnProgress} onProgress
 * @returns {Promise<string | undefined>} the suite that caught it, with the first test that failed
 */
async function findCatchingSuite(fault, suites, onProgress) {
  for (const [name, runSuite] of Object.entries(suites)) {
    try {
      await runSuite(fault, onProgress);
    } catch (error) {
      interrupted.throwIfAborted();
      if (error instanceof StageFailed) return `${name}: ${firstFailure(error)}`;
      // The fault broke the build or the start of the programs.
      if (error instanceof CommandFailed) return `${name}: ${error.message}`;
      throw error;
    }
  }
  return undefined;
}

/** Returns the name of the test that failed first. @param {StageFailed} failed */
function firstFailure({ failures, output }) {
  // The list of failures is empty after --bail. Jest also begins the console output of a test with this sign.
  const [, firstPrinted] = /^ *● (?!Console$)(.*)$/m.exec(output) ?? [];
  return failures[0] ?? firstPrinted ?? 'a test file that could not be run';
}

/**
 * Runs some work while a fault is in the code, and restores the file afterwards, also after an error.
 *
 * @template T
 * @param {Fault} fault
 * @param {() => Promise<T>} work
 */
async function withFault({ file, from, to }, work) {
  const path = join(ROOT, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Problem(`${file} must contain this text exactly once: ${from}`);
  try {
    // A function, because `$` has a special meaning in a replacement string.
    await writeFile(
      path,
      text.replace(from, () => to),
    );
    return await work();
  } finally {
    await writeFile(path, text);
  }
}

/** @param {(Fault & { caughtBy: string | undefined })[]} rows */
async function writeReport(rows) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = rows.map(({ area, what, file, caughtBy }) =>
    ['', area, cell(what), `\`${file}\``, cell(caughtBy ?? '**not caught**'), '']
      .join(' | ')
      .trim(),
  );
  const head = '| Area | Fault | File | Caught by |\n| --- | --- | --- | --- |';
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, `# Faults\n\n${head}\n${lines.join('\n')}\n`);
}
