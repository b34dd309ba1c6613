/**
 * The results of a test program; `messages` are shown instead of its output.
 *
 * @typedef {{ counts: import('./counts.mjs').Counts, failures: string[], messages?: string }} Results
 */

/**
 * What is read of the report of `jest --json`.
 *
 * @typedef {Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites', number>} JestCounts
 * @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ status: string, fullName: string }} JestTest
 */

/**
 * Reads the report of `jest --json`. A file that could not run counts as one failure.
 *
 * @param {string} json
 * @returns {Results}
 */
export function readJestReport(json) {
  const report = /** @type {JestCounts & { testResults: JestFile[] }} */ (JSON.parse(json));
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: failedFiles.flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
    }),
    messages: failedFiles.map(({ name, message }) => `${name}\n${message}`).join('\n'),
  };
}

/**
 * Reads the report of Playwright's reporter `json`. A test that passed at a second attempt has passed. An error outside
 * of tests counts as one failure.
 *
 * @param {string} json
 * @returns {Results}
 */
export function readPlaywrightReport(json) {
  const { stats, suites, errors } = /** @type {import('@playwright/test/reporter').JSONReport} */ (
    JSON.parse(json)
  );
  const specs = suites.flatMap(specsIn);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const failed = specs.filter(({ ok }) => !ok);
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: flaky.map(({ name }) => name),
    },
    failures: [
      ...failed.map(({ name }) => name),
      ...errors.map(({ message = 'an error' }) => message),
    ],
  };
}

/**
 * Returns all tests of a suite. A name contains the titles of the suites, and the project, because several engines run
 * tests with the same title.
 *
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {(import('@playwright/test/reporter').JSONReportSpec & { name: string })[]}
 */
function specsIn({ title, specs, suites = [] }) {
  const own = specs.map((spec) => {
    const projects = spec.tests.map(({ projectName }) => projectName).join(', ');
    return { ...spec, name: projects ? `${spec.title} (${projects})` : spec.title };
  });
  const all = [...own, ...suites.flatMap(specsIn)];
  return all.map((spec) => ({ ...spec, name: `${title} › ${spec.name}` }));
}
