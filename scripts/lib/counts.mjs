/**
 * The results of tests or checks.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [flaky] the names of the tests that passed only at the second attempt
 */

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

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

/** Returns the last line of `npm test`. @param {Counts} counts */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Counts[]} all
 * @returns {Required<Counts>}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    flaky: all.flatMap(({ flaky = [] }) => flaky),
  };
}
