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
