import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * The duration of a stage, a test file of Jest, or a browser test.
 *
 * @typedef {{ name: string, seconds: number }} Time
 */

/** The number of the slowest tests in the list. */
const LISTED_TESTS = 50;

/**
 * Returns the duration of each test file, because its setup often costs more than its single tests.
 *
 * @param {string} json the report of `jest --json`
 * @returns {Time[]} one for each file
 */
export function timesOfJest(json) {
  return JSON.parse(json).testResults.map(
    /** @param {{ name: string, startTime: number, endTime: number }} file */
    ({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }),
  );
}

/**
 * @typedef {object} Suite of Playwright's json report
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests?: { results?: { duration: number }[] }[] }[]} [specs]
 */

/**
 * @param {string} json the report of Playwright's json reporter
 * @returns {Time[]} one for each test, the sum of its attempts
 */
export function timesOfPlaywright(json) {
  /** @type {(suites: Suite[], prefix: string) => Time[]} */
  const timesIn = (suites, prefix) =>
    suites.flatMap(({ title, suites: children = [], specs = [] }) => {
      const name = `${prefix}${title} › `;
      const own = specs.map((spec) => {
        const results = (spec.tests ?? []).flatMap(({ results: all = [] }) => all);
        const milliseconds = results.reduce((all, { duration }) => all + duration, 0);
        return { name: `${name}${spec.title}`, seconds: milliseconds / 1000 };
      });
      return [...own, ...timesIn(children, name)];
    });
  return timesIn(JSON.parse(json).suites ?? [], '');
}

/**
 * Formats a Markdown page with the duration of each stage and the slowest tests.
 *
 * @param {Time[]} stages
 * @param {Time[]} tests
 */
export function timesPage(stages, tests) {
  const slowest = [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED_TESTS);
  return [
    '# How long the tests take',
    table('Stage', stages),
    `The slowest ${slowest.length} of ${tests.length}: test files of Jest, and browser tests.`,
    table('Test', slowest),
    '',
  ].join('\n\n');
}

/**
 * @param {string} head
 * @param {Time[]} times
 */
const table = (head, times) =>
  [
    `| ${head} | Seconds |`,
    '| --- | ---: |',
    ...times.map(
      ({ name, seconds }) => `| ${name.replaceAll('|', '\\|')} | ${seconds.toFixed(1)} |`,
    ),
  ].join('\n');
