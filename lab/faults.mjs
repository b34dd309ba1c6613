import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { buildCms, runCmsCodegen, runCodegen } from '../scripts/lib/builds.mjs';
import { StageFailed, summary } from '../scripts/lib/counts.mjs';
import { KINDS, testTown, withScratchTown } from '../scripts/lib/e2e.mjs';
import { interrupted } from '../scripts/lib/interruption.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { CommandFailed, Problem } from '../scripts/lib/problem.mjs';
import { print, step } from '../scripts/lib/steps.mjs';
import { runJest } from '../scripts/lib/testPrograms.mjs';

/**
 * A mistake of lab/faults.yml; `what` describes the wrong behaviour in a sentence.
 *
 * @typedef {{ area: string, what: string, grave?: boolean, file: string, from: string, to: string }} Fault
 */
/** @typedef {import('../scripts/lib/steps.mjs').OnProgress} OnProgress */

/** The share of the faults that tests may miss; they must catch each grave one. */
const MISSED_AT_MOST = 0.05;

const REPORT = join(ROOT, 'test-results/faults.md');

/**
 * Puts each fault into the code, or those whose area or file contains one of the filters, and reports which stage of
 * the short run of the tests catches it: the tests that import the file, the other unit tests, then the contract tests,
 * and with `--town` the tests in a browser (about twenty minutes for each fault that no other catches).
 *
 * @param {string[]} args the filters, and `--town`
 */
export async function command(args) {
  const filters = args.filter((arg) => arg !== '--town');
  const chosen = await readFaults(filters);
  await runCodegen();
  await runCmsCodegen();
  await checkWithoutFault(chosen);
  const rows = [];
  for (const fault of chosen) {
    const caughtBy = await step(
      `${fault.area}: ${fault.what}`,
      (onProgress) => withFault(fault, () => findStage(fault, args.includes('--town'), onProgress)),
      (stage) => stage ?? 'NOT CAUGHT',
    );
    rows.push({ ...fault, caughtBy });
    await writeReport(rows);
  }
  const missed = rows.filter(({ caughtBy }) => caughtBy === undefined);
  const graveMissed = missed.filter(({ grave }) => grave);
  const total = `${rows.length - missed.length} of ${rows.length} faults are caught`;
  print(`\n${total}, and ${graveMissed.length} grave ones are not: see test-results/faults.md`);
  return missed.length > rows.length * MISSED_AT_MOST || graveMissed.length > 0 ? 1 : 0;
}

/**
 * Reads the faults whose area or file contains one of the filters; without filters, all.
 *
 * @param {string[]} filters
 * @returns {Promise<Fault[]>}
 * @throws {Problem} if there is none, because a run without a fault would look like a success
 */
export async function readFaults(filters) {
  const areas = /** @type {Record<string, Omit<Fault, 'area'>[]>} */ (
    parse(await readFile(join(ROOT, 'lab/faults.yml'), 'utf8'))
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

/** @param {Fault} fault */
const isInCms = ({ file }) => /^(cms|shared)\//.test(file);

/** The full run has these tests, which the short one leaves out. */
const SHORT = ['--testPathIgnorePatterns', '\\.full\\.test'];

/** @type {Record<string, (fault: Fault) => string[]>} */
const unit = {
  'tests that import it': ({ file }) => [
    ...[...SHORT, '/cms/test/', '--bail', '--passWithNoTests', '--findRelatedTests', file],
  ],
  unit: (fault) => [
    ...[...SHORT, '/cms/test/', '--bail', '--selectProjects'],
    ...(isInCms(fault) ? ['server', 'cms'] : ['browser', 'server']),
  ],
};

const CONTRACT = [
  ...SHORT,
  '--bail',
  '--selectProjects',
  'cms',
  '--testPathPatterns',
  '/cms/test/',
];

/**
 * Runs the tests of the programs that will have a fault. Tests that fail without one would seem to catch it.
 *
 * @param {Fault[]} faults
 */
async function checkWithoutFault(faults) {
  const runs = new Set(faults.map((fault) => unit.unit?.(fault).join(' ') ?? ''));
  const all = [...runs].map((args) => args.split(' '));
  if (faults.some(isInCms)) {
    await buildCms();
    all.push(CONTRACT);
  }
  for (const args of all)
    await step('tests without a fault', (onProgress) => runJest(onProgress, args), summary);
}

/**
 * @param {Fault} fault
 * @param {boolean} inTown
 * @param {OnProgress} onProgress
 * @returns {Promise<string | undefined>} the stage that caught it, with the first test that failed
 */
async function findStage(fault, inTown, onProgress) {
  /** @type {[stage: string, run: () => Promise<unknown>][]} */
  const stages = Object.entries(unit).map(([name, argsOf]) => [
    name,
    () => runJest(onProgress, argsOf(fault)),
  ]);
  // The contract tests start the build of the cms, which must contain the fault.
  if (isInCms(fault))
    stages.push(['contract', () => buildCms().then(() => runJest(onProgress, CONTRACT))]);
  if (inTown)
    stages.push([
      'in a town',
      () =>
        withScratchTown(async (town) => {
          for (const kind of KINDS)
            await testTown(town, { kind, args: ['-x'], onLine: onProgress });
        }),
    ]);
  for (const [name, run] of stages) {
    try {
      await run();
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
  const lines = rows.map(({ area, what, grave, file, caughtBy }) =>
    [
      '',
      area,
      cell(what),
      grave ? 'yes' : '',
      `\`${file}\``,
      cell(caughtBy ?? '**not caught**'),
      '',
    ]
      .join(' | ')
      .trim(),
  );
  const head = '| Area | Fault | Grave | File | Caught by |\n| --- | --- | --- | --- | --- |';
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, `# Faults\n\n${head}\n${lines.join('\n')}\n`);
}
