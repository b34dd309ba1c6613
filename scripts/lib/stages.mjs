import { inspect } from 'node:util';
import { runToEnd } from './children.mjs';
import { NO_TESTS, StageFailed, sum, summary } from './counts.mjs';
import { interrupted } from './interruption.mjs';
import { Problem } from './problem.mjs';
import { print, step } from './steps.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @typedef {{ name: string, seconds: number }} Time */

export const ONE_PASSED = { ...NO_TESTS, passed: 1 };
const ONE_FAILED = { ...NO_TESTS, failed: 1 };

/** How long the stages took. @type {Time[]} */
const times = [];

/**
 * The failures, which are repeated at the end of the output, because people look there first.
 *
 * @type {string[]}
 */
const failures = [];

/**
 * Runs and counts a stage, and prints its failures in full. The other stages also run after one that failed. A
 * stage that throws another error counts as one failure.
 *
 * @param {string} title
 * @param {string} description what it does; '' if the title says it
 * @param {number} seconds how long it takes on 2 cores, besides another one
 * @param {() => Promise<Counts | void>} work
 * @returns {Promise<Counts>}
 */
export async function stage(title, description, seconds, work) {
  interrupted.throwIfAborted();
  print(`-- ${[title, description].filter(Boolean).join(': ')}, ${roughDuration(seconds)}`);
  const started = Date.now();
  try {
    return (await work()) ?? NO_TESTS;
  } catch (error) {
    interrupted.throwIfAborted();
    const isTested = error instanceof StageFailed;
    const names = isTested ? error.failures : [];
    failures.push(...(names.length ? names.map((name) => `${title}: ${name}`) : [title]));
    const reason = error instanceof Problem ? error.message : inspect(error);
    print(`\n${title}: ${isTested ? `${error.message}\n${error.output}` : reason}\n`);
    return isTested ? error.counts : ONE_FAILED;
  } finally {
    times.push({ name: title, seconds: (Date.now() - started) / 1000 });
  }
}

/**
 * Runs a program as one check, which passes if the program exits with 0.
 *
 * @param {string} title
 * @param {number} seconds
 * @param {string[]} args the program's file and its arguments
 * @param {import('./children.mjs').Options} [options]
 */
export function check(title, seconds, args, options) {
  return stage(title, '', seconds, () =>
    step(title, async (onLine) => {
      const { failure, output } = await runToEnd(args, { onLine, ...options });
      if (failure) throw new StageFailed(ONE_FAILED, output.join('\n'));
      return ONE_PASSED;
    }),
  );
}

/**
 * Prints the failures and the durations, and ends with the line of counts.
 *
 * @param {Counts[]} counts
 * @returns {0 | 1} the command's exit code
 */
export function report(counts) {
  const total = sum(counts);
  if (total.flaky.length) print(`\nPassed at the second attempt:\n${toList(total.flaky)}`);
  if (failures.length) print(`\nFailed:\n${toList(failures)}`);
  const slow = times.filter(({ seconds }) => seconds >= 1);
  print(
    `\n${slow.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s ${name}`).join('\n')}`,
  );
  print(`\n${summary(total)}`);
  return total.failed ? 1 : 0;
}

/** Formats a duration in seconds roughly: in seconds below 90, in minutes from 90 on. @param {number} seconds */
export const roughDuration = (seconds) =>
  seconds < 90 ? `about ${Math.round(seconds)} s` : `about ${Math.round(seconds / 60)} min`;

/** @param {string[]} names */
const toList = (names) => names.map((name) => `- ${name}`).join('\n');
