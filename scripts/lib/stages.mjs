import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { finish } from './children.mjs';
import { StageFailed, sum, summary } from './counts.mjs';
import { about, EXPECTED_SECONDS } from './expected.mjs';
import { interrupted } from './interruption.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { timesPage } from './times.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

export const NONE = { passed: 0, failed: 0, skipped: 0 };
const ONE_PASSED = { ...NONE, passed: 1 };
export const ONE_FAILED = { ...NONE, failed: 1 };

/** Where to read how long everything took. */
const TIMES = join(ROOT, 'test-results/times.md');

/**
 * The stages of a test command: a stage that fails keeps none of the others from running.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export function createStages(steps) {
  /** @type {import('./times.mjs').Time[]} */
  const times = [];

  /**
   * What failed, told once more at the end, where one looks first.
   *
   * @type {string[]}
   */
  const failures = [];

  /**
   * Tells how long something will take, does it, and remembers for the table how long it took.
   *
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   */
  async function timed(name, work) {
    const expected = EXPECTED_SECONDS[name];
    if (expected) steps.print(`-- ${name}: ${about(expected)}`);
    const started = Date.now();
    try {
      return await work();
    } finally {
      times.push({ name, seconds: (Date.now() - started) / 1000 });
    }
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

  return {
    timed,
    stage,

    /**
     * A program that finds fault or does not: one check.
     *
     * @param {string} title
     * @param {...string} args the program's file and its arguments
     */
    check: (title, ...args) =>
      stage(title, () =>
        steps.run(title, async (say) => {
          const { how, output } = await finish(args, { cwd: ROOT, onLine: say });
          if (how) throw new StageFailed(ONE_FAILED, output.join('\n'));
          return ONE_PASSED;
        }),
      ),

    /**
     * Prints what failed and how long everything took, and ends in the line that counts.
     *
     * @param {Counts[]} counts
     * @returns {Promise<0 | 1>} the exit code of the command
     */
    async report(counts) {
      const total = sum(counts);
      if (total.again.length)
        steps.print(`\nPassed at the second attempt:\n${listed(total.again)}`);
      if (failures.length) steps.print(`\nFailed:\n${listed(failures)}`);
      await mkdir(dirname(TIMES), { recursive: true });
      await writeFile(TIMES, timesPage(times, total.times));
      const slow = times.filter(({ seconds }) => seconds >= 1);
      const lines = slow.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s ${name}`);
      const where = `The slowest tests are in ${relative(ROOT, TIMES)}.`;
      steps.print(`\n${lines.join('\n')}\n${where}`);
      steps.print(`\n${summary(total)}`);
      return total.failed ? 1 : 0;
    },
  };
}

/** @param {string[]} names */
const listed = (names) => names.map((name) => `- ${name}`).join('\n');

/** @param {unknown} error */
function inWords(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? error.stack : String(error);
}
