import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * The results of a test program; `messages` are shown instead of its output.
 *
 * @typedef {{ counts: import('./counts.mjs').Counts, failures: string[], messages?: string }} Results
 */

/**
 * What is read of the report of `jest --json`.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {JestFile[]} testResults
 *
 * @typedef {object} JestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ status: string, fullName: string }[]} assertionResults
 */

/**
 * A file that could not run counts as one failure. The times are those of whole files, because the setup of a file
 * often costs more than its single tests.
 *
 * @param {string} json the report of `jest --json`
 * @returns {Results}
 */
export function readJestReport(json) {
  const report = /** @type {JestReport} */ (JSON.parse(json));
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      times: report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(ROOT, name),
        seconds: (endTime - startTime) / 1000,
      })),
    },
    failures: failedFiles.flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
    }),
    messages: failedFiles.map(({ name, message }) => `${name}\n${message}`).join('\n'),
  };
}

/**
 * A test that passed at a second attempt has passed, and its time is the sum of its attempts. An error outside of tests
 * counts as one failure.
 *
 * @param {string} json the report of Playwright's reporter `json`
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
      times: specs.map(({ name, tests }) => {
        const attempts = tests.flatMap(({ results }) => results);
        return { name, seconds: attempts.reduce((sum, one) => sum + one.duration, 0) / 1000 };
      }),
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
