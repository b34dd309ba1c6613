import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { runToEnd } from './children.mjs';
import { StageFailed, sum, summary } from './counts.mjs';
import { roughDuration, EXPECTED_SECONDS } from './expected.mjs';
import { interrupted } from './interruption.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { timesPage } from './times.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED = { ...NO_TESTS, passed: 1 };
const ONE_FAILED = { ...NO_TESTS, failed: 1 };

/** The output file for the durations of stages and tests. */
const TIMES = join(ROOT, 'test-results/times.md');

/**
 * Creates the stages of a test command. The other stages also run after one that failed.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export function createStages(steps) {
  /** @type {import('./times.mjs').Time[]} */
  const times = [];

  /**
   * The failures, which are repeated at the end of the output, because people look there first.
   *
   * @type {string[]}
   */
  const failures = [];

  /**
   * Prints how long some work is expected to take, does it, and records its duration for the table.
   *
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   */
  async function timed(name, work) {
    const expected = EXPECTED_SECONDS[name];
    if (expected) steps.print(`-- ${name}: ${roughDuration(expected)}`);
    const started = Date.now();
    try {
      return await work();
    } finally {
      times.push({ name, seconds: (Date.now() - started) / 1000 });
    }
  }

  /**
   * Runs and counts a stage, and prints its failures in full. A stage that throws another error counts as
   * one failure.
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
      steps.print(
        `\n${title}: ${failed ? `${error.message}\n${error.output}` : describeError(error)}\n`,
      );
      return failed ? error.counts : ONE_FAILED;
    }
  }

  return {
    timed,
    stage,

    /**
     * Runs a program as one check, which passes if the program exits with 0.
     *
     * @param {string} title
     * @param {...string} args the program's file and its arguments
     */
    check: (title, ...args) =>
      stage(title, () =>
        steps.run(title, async (onProgress) => {
          const { failure, output } = await runToEnd(args, { cwd: ROOT, onLine: onProgress });
          if (failure) throw new StageFailed(ONE_FAILED, output.join('\n'));
          return ONE_PASSED;
        }),
      ),

    /**
     * Prints the failures and the durations, and ends with the line of counts.
     *
     * @param {Counts[]} counts
     * @returns {Promise<0 | 1>} the command's exit code
     */
    report: async (counts) => {
      const total = sum(counts);
      if (total.flaky.length)
        steps.print(`\nPassed at the second attempt:\n${toList(total.flaky)}`);
      if (failures.length) steps.print(`\nFailed:\n${toList(failures)}`);
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
const toList = (names) => names.map((name) => `- ${name}`).join('\n');

/** @param {unknown} error */
function describeError(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
