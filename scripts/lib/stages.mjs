import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runToEnd } from './children.mjs';
import { NO_TESTS, StageFailed, sum, summary } from './counts.mjs';
import { interrupted } from './interruption.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { print, step } from './steps.mjs';
import { EXPECTED_SECONDS, roughDuration, timesPage } from './times.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

export const ONE_PASSED = { ...NO_TESTS, passed: 1 };
const ONE_FAILED = { ...NO_TESTS, failed: 1 };

/** The folder for the page with the durations of stages and tests. */
const RESULTS = 'test-results';

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
export async function timed(name, work) {
  const expected = EXPECTED_SECONDS[name];
  if (expected) print(`-- ${name}: ${roughDuration(expected)}`);
  const started = Date.now();
  try {
    return await work();
  } finally {
    times.push({ name, seconds: (Date.now() - started) / 1000 });
  }
}

/**
 * Runs and counts a stage, and prints its failures in full. The other stages also run after one that failed. A
 * stage that throws another error counts as one failure.
 *
 * @param {string} title
 * @param {() => Promise<Counts | void>} work
 * @returns {Promise<Counts>}
 */
export async function stage(title, work) {
  try {
    return (await timed(title, work)) ?? NO_TESTS;
  } catch (error) {
    interrupted.throwIfAborted();
    const isTested = error instanceof StageFailed;
    const names = isTested ? error.failures : [];
    failures.push(...(names.length ? names.map((name) => `${title}: ${name}`) : [title]));
    const reason = error instanceof Problem ? error.message : inspect(error);
    print(`\n${title}: ${isTested ? `${error.message}\n${error.output}` : reason}\n`);
    return isTested ? error.counts : ONE_FAILED;
  }
}

/**
 * Runs a program as one check, which passes if the program exits with 0.
 *
 * @param {string} title
 * @param {...string} args the program's file and its arguments
 */
export function check(title, ...args) {
  return stage(title, () =>
    step(title, async (onLine) => {
      const { failure, output } = await runToEnd(args, { onLine });
      if (failure) throw new StageFailed(ONE_FAILED, output.join('\n'));
      return ONE_PASSED;
    }),
  );
}

/**
 * Prints the failures and the durations, and ends with the line of counts.
 *
 * @param {Counts[]} counts
 * @returns {Promise<0 | 1>} the command's exit code
 */
export async function report(counts) {
  const total = sum(counts);
  if (total.flaky.length) print(`\nPassed at the second attempt:\n${toList(total.flaky)}`);
  if (failures.length) print(`\nFailed:\n${toList(failures)}`);
  await mkdir(join(ROOT, RESULTS), { recursive: true });
  await writeFile(join(ROOT, RESULTS, 'times.md'), timesPage(times, total.times));
  const slow = times.filter(({ seconds }) => seconds >= 1);
  const lines = slow.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s ${name}`);
  print(`\n${lines.join('\n')}\nThe slowest tests are in ${RESULTS}/times.md.`);
  print(`\n${summary(total)}`);
  return total.failed ? 1 : 0;
}

/** @param {string[]} names */
const toList = (names) => names.map((name) => `- ${name}`).join('\n');
