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
 * Returns the exit code of a command whose tests have printed their failures themselves.
 *
 * @param {() => Promise<unknown>} runTests
 */
export async function exitCodeOf(runTests) {
  try {
    await runTests();
    return 0;
  } catch (error) {
    if (error instanceof StageFailed) return 1;
    throw error;
  }
}
