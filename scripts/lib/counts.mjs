/**
 * How many tests, or checks, ended how.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [again] those that passed at a second attempt only, by name
 * @property {import('./times.mjs').Time[]} [times]
 */

/** A stage of which something failed. The output is for the reader, in full. */
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
 * The line that ends `npm test`.
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
      again: [...one.again, ...(other.again ?? [])],
      times: [...one.times, ...(other.times ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, again: [], times: [] },
  );
}

/**
 * Does parts of one stage one after the other, the later ones also where an earlier one failed.
 *
 * @param {(() => Promise<Counts>)[]} parts
 * @throws {StageFailed} with what failed in all of them
 */
export async function inParts(parts) {
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
  const { stats, errors, suites = [] } = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    again: namesIn(suites, ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')),
  };
}

/**
 * @param {string} json the report of `jest --json`
 * @returns {string[]} the tests that failed, and the files that could not be run
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
 * @returns {string} what Jest says of the files in which something failed, and of no other
 */
export function faultsOfJest(json) {
  /** @type {{ status: string, name: string, message: string }[]} */
  const files = JSON.parse(json).testResults;
  return files
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n');
}

/**
 * @param {string} json the report of Playwright's json reporter
 * @returns {string[]} the tests that failed, with the suites around them
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
 * @param {(spec: Spec) => boolean} wanted
 * @returns {string[]} the tests that are wanted, each with the suites around it
 */
function namesIn(all, wanted) {
  return all.flatMap(({ title, suites = [], specs = [] }) =>
    [...specs.filter(wanted).map(nameOf), ...namesIn(suites, wanted)].map(
      (name) => `${title} › ${name}`,
    ),
  );
}

/**
 * @param {Spec} spec
 * @returns {string} with the project, which several engines' tests of one title differ in
 */
function nameOf({ title, tests = [] }) {
  const projects = tests.flatMap(({ projectName }) => projectName ?? []);
  return projects.length > 0 ? `${title} (${projects.join(', ')})` : title;
}
