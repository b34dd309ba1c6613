/**
 * The seconds that each stage of the tests took at the last measurement, on 2 cores. Update a value from
 * test-results/times.md when its stage has become shorter or longer.
 *
 * @type {Record<string, number>}
 */
export const EXPECTED_SECONDS = {
  'types of the site': 63,
  'types of the cms': 34,
  prettier: 38,
  lint: 54,
  storybook: 62,
  unit: 468,
  stories: 281,
  contract: 603,
  'second town': 147,
  'in a town': 1550,
  reading: 456,
  'other engines': 234,
  changing: 557,
};

/** Seconds of a full run, which is less than the sum because some stages run at the same time. */
export const EXPECTED_SECONDS_OF_ALL = 2460;

/**
 * Formats a rough duration for people: in seconds below 90, in minutes from 90 seconds on.
 *
 * @param {number} seconds
 */
export function roughDuration(seconds) {
  return seconds < 90 ? `about ${Math.round(seconds)} s` : `about ${Math.round(seconds / 60)} min`;
}

/** @typedef {{ name: string, seconds: number }} Time of a stage, a test file of Jest, or a browser test */

/** The number of the slowest tests in the list. */
const LISTED_TESTS = 50;

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
function table(head, times) {
  const rows = times.map(
    ({ name, seconds }) => `| ${name.replaceAll('|', '\\|')} | ${seconds.toFixed(1)} |`,
  );
  return [`| ${head} | Seconds |`, '| --- | ---: |', ...rows].join('\n');
}
