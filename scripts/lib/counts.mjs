/**
 * How many tests, or checks, ended how.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** A stage of which something failed. The output is for the reader, in full. */
export class StageFailed extends Error {
  /**
   * @param {Counts} counts
   * @param {string} output
   */
  constructor(counts, output) {
    super(summary(counts));
    this.counts = counts;
    this.output = output;
  }
}

/**
 * The line that ends `npm test`.
 *
 * @param {Counts} counts
 */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * @param {string} json the report of `jest --json`
 * @returns {Counts} a file that could not be run counts as one failure
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
  const { stats, errors } = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
