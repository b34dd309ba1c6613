import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StageFailed } from '../counts.mjs';
import { inScratchTown, KINDS, testTown } from '../e2e.mjs';
import { faults } from '../faultList.mjs';
import { install } from '../install.mjs';
import { interrupted } from '../interruption.mjs';
import { jest } from '../jest.mjs';
import { ROOT } from '../paths.mjs';
import { CommandFailed, Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';

/** @typedef {import('../faultList.mjs').Fault} Fault */
/** @typedef {(fault: Fault, say: import('../steps.mjs').Say) => Promise<unknown>} Net throws when it catches */

/** Of all faults, at least. */
const CAUGHT_AT_LEAST = 0.95;

const REPORT = join(ROOT, 'test-results/faults.md');

const steps = createSteps();

/**
 * Puts each fault whose area or file has one of the words, or each, into the code, and tells which net
 * catches it: the tests that import the file, then all of its program, and with `--town` the end-to-end
 * tests (some twenty minutes for each fault that got so far).
 */
export async function command() {
  const words = process.argv.slice(2).filter((word) => word !== '--town');
  const nets = process.argv.includes('--town') ? { ...quickNets, ...townNet } : quickNets;
  const chosen = faults.filter(
    ({ area, file }) =>
      words.length === 0 || words.some((word) => `${area} ${file}`.includes(word)),
  );
  await install(steps);
  const rows = [];
  for (const fault of chosen) {
    const caughtBy = await steps.run(
      `${fault.area}: ${fault.what}`,
      (say) => inCode(fault, () => catchFault(fault, nets, say)),
      (net) => net ?? 'NOT CAUGHT',
    );
    rows.push({ ...fault, caughtBy });
    await report(rows);
  }
  const caught = rows.filter(({ caughtBy }) => caughtBy !== undefined).length;
  steps.print(`\n${caught} of ${rows.length} faults are caught: see test-results/faults.md`);
  return caught >= rows.length * CAUGHT_AT_LEAST ? 0 : 1;
}

/** @type {Record<string, Net>} */
const quickNets = {
  'tests that import it': ({ file }, say) =>
    jest(say, ['--bail', '--passWithNoTests', '--findRelatedTests', file]),
  'tests of its program': ({ file }, say) =>
    file.startsWith('cms/')
      ? jest(say, ['--bail', 'cms/src', 'cms/test/.*sqlite'])
      : jest(say, ['--bail', '<rootDir>/src', 'scripts']),
};

/** @type {Record<string, Net>} */
const townNet = {
  'tests in a town': (_, onLine) =>
    inScratchTown(createSteps(), async (town, ...other) => {
      for (const kind of KINDS) await testTown(town, ...other, { kind, args: ['-x'], onLine });
    }),
};

/**
 * @param {Fault} fault
 * @param {Record<string, Net>} nets
 * @param {import('../steps.mjs').Say} say
 * @returns {Promise<string | undefined>} the net that caught it, with the first test that failed
 */
async function catchFault(fault, nets, say) {
  for (const [name, net] of Object.entries(nets)) {
    try {
      await net(fault, say);
    } catch (error) {
      interrupted.throwIfAborted();
      if (error instanceof StageFailed) return `${name}: ${firstFailure(error)}`;
      // It does not build, or the programs do not start.
      if (error instanceof CommandFailed) return `${name}: ${error.message}`;
      throw error;
    }
  }
  return undefined;
}

/**
 * The name of the test that failed first.
 *
 * @param {StageFailed} failed
 */
function firstFailure({ failures, output }) {
  const [, printed] = /^ *● (.*)$/m.exec(output) ?? [];
  return failures[0] ?? printed ?? 'a test file that could not be run';
}

/**
 * Does something while a fault is in the code; the file is as before afterwards, whatever happens.
 *
 * @template T
 * @param {Fault} fault
 * @param {() => Promise<T>} work
 */
async function inCode({ file, from, to }, work) {
  const path = join(ROOT, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Problem(`${file} does not have this exactly once any more: ${from}`);
  try {
    // A function, because `$` means something in a text.
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
async function report(rows) {
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
