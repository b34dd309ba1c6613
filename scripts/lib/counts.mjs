/**
 * The results of tests or checks.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [flaky] the names of the tests that passed only at the second attempt
 * @property {import('./times.mjs').Time[]} [times]
 */

/** A stage in which a test or check failed. `output` is shown in full. */
export class StageFailed extends Error {
  /**
   * @param {Counts} counts
   * @param {string} output
   * @param {string[]} [failures] the tests that failed, by name
   */
  constructor(counts, output, failures = []) {
    super(summary(counts));
    this.counts = counts;
    this.output = output;
    this.failures = failures;
  }
}

/**
 * Returns the last line of `npm test`.
 *
 * @param {Counts} counts
 */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Counts[]} all
 * @returns {Required<Counts>}
 */
export function sum(all) {
  return all.reduce(
    (/** @type {Required<Counts>} */ one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
      flaky: [...one.flaky, ...(other.flaky ?? [])],
      times: [...one.times, ...(other.times ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [], times: [] },
  );
}

/**
 * Runs the parts of a stage one after the other, also after a part that failed.
 *
 * @param {(() => Promise<Counts>)[]} parts
 * @throws {StageFailed} with the failures of all parts
 */
export async function runParts(parts) {
  const counts = [];
  const failed = [];
  for (const part of parts) {
    try {
      counts.push(await part());
    } catch (error) {
      if (!(error instanceof StageFailed)) throw error;
      counts.push(error.counts);
      failed.push(error);
    }
  }
  if (failed.length === 0) return sum(counts);
  const output = failed.map((one) => one.output).join('\n');
  const failures = failed.flatMap((one) => one.failures);
  throw new StageFailed(sum(counts), output, failures);
}

/**
 * @param {string} json the report of `jest --json`
 * @returns {Counts} a file that could not run counts as one failure
 */
export function countsOfJest(json) {
  const report = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {string} json the report of Playwright's json reporter
 * @returns {Counts} a test that passed at a second attempt has passed; an error outside of tests
 *   counts as one failure
 */
export function countsOfPlaywright(json) {
  const { stats, errors, suites = [] } = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: namesIn(suites, ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')),
  };
}

/**
 * @param {string} json the report of `jest --json`
 * @returns {string[]} the tests that failed, and the files that could not run
 */
export function failuresOfJest(json) {
  return JSON.parse(json).testResults.flatMap(
    /** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} file */
    ({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length) return failed.map(({ fullName }) => `${name}: ${fullName}`);
      return status === 'failed' ? [name] : [];
    },
  );
}

/**
 * @param {string} json the report of `jest --json`
 * @returns {string} Jest's messages about the files in which something failed
 */
export function failureOutputOfJest(json) {
  /** @type {{ status: string, name: string, message: string }[]} */
  const files = JSON.parse(json).testResults;
  return files
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n');
}

/**
 * @param {string} json the report of Playwright's json reporter
 * @returns {string[]} the tests that failed, each with the titles of its suites
 */
export function failuresOfPlaywright(json) {
  const { suites = [], errors } = JSON.parse(json);
  return [
    ...namesIn(suites, ({ ok }) => !ok),
    ...errors.map((/** @type {{ message?: string }} */ { message }) => message ?? 'an error'),
  ];
}

/**
 * @typedef {object} Suite of Playwright's json report
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {Spec[]} [specs]
 * @typedef {{ ok: boolean, title: string, tests?: { status: string, projectName?: string }[] }} Spec
 */

/**
 * @param {Suite[]} all
 * @param {(spec: Spec) => boolean} isWanted
 * @returns {string[]} the wanted tests, each with the titles of its suites
 */
function namesIn(all, isWanted) {
  return all.flatMap(({ title, suites = [], specs = [] }) =>
    [...specs.filter(isWanted).map(nameOf), ...namesIn(suites, isWanted)].map(
      (name) => `${title} › ${name}`,
    ),
  );
}

/**
 * @param {Spec} spec
 * @returns {string} the title with the project, because several engines run tests with the same title
 */
function nameOf({ title, tests = [] }) {
  const projects = tests.flatMap(({ projectName }) => projectName ?? []);
  return projects.length > 0 ? `${title} (${projects.join(', ')})` : title;
}
