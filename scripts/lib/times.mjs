import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * What took how long: a stage, a test file of Jest, or a test in a browser.
 *
 * @typedef {{ name: string, seconds: number }} Time
 */

/** How many of the slowest tests are listed. */
const LISTED = 50;

/**
 * Jest counts its files, because what costs most is often done once before the tests of a file.
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
 * @returns {Time[]} one for each test, all its attempts together
 */
export function timesOfPlaywright(json) {
  /** @type {(suites: Suite[], around: string) => Time[]} */
  const timesIn = (suites, around) =>
    suites.flatMap(({ title, suites: inside = [], specs = [] }) => {
      const name = `${around}${title} › `;
      const own = specs.map((spec) => {
        const results = (spec.tests ?? []).flatMap(({ results: all = [] }) => all);
        const milliseconds = results.reduce((all, { duration }) => all + duration, 0);
        return { name: `${name}${spec.title}`, seconds: milliseconds / 1000 };
      });
      return [...own, ...timesIn(inside, name)];
    });
  return timesIn(JSON.parse(json).suites ?? [], '');
}

/**
 * A page in Markdown: how long each stage took, and the slowest tests.
 *
 * @param {Time[]} stages
 * @param {Time[]} tests
 */
export function timesPage(stages, tests) {
  const slowest = [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, LISTED);
  return [
    '# How long the tests take',
    table('Stage', stages),
    `The slowest ${slowest.length} of ${tests.length}: files of Jest, tests in browsers.`,
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
