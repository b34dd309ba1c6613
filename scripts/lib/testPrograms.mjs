import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './children.mjs';
import { NO_TESTS, StageFailed } from './counts.mjs';
import { binOf } from './paths.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';

/** Matches a line of Playwright's list reporter about a test that passed or was skipped. */
const PASSED = /^ +(✓|ok|-) +\d+ /;

/**
 * Runs Jest.
 *
 * @param {import('./steps.mjs').OnProgress} onLine
 * @param {string[]} args for Jest
 * @param {number | string} [workers] the number of cores, or a share of them
 * @param {Record<string, string>} [env] additional environment variables for the tests
 * @throws {StageFailed}
 */
export function runJest(onLine, args, workers = '100%', env = {}) {
  const options = ['--maxWorkers', String(workers), '--json', '--outputFile'];
  return runTests(
    (report) =>
      runToEnd([binOf('jest'), ...options, report, ...args], {
        env: { ...process.env, ...env },
        onLine,
      }),
    readJestReport,
  );
}

/**
 * @typedef {object} Options
 * @property {string[]} [args] for Playwright
 * @property {(line: string) => void} [onLine] receives every line; without it Playwright uses our terminal
 */

/**
 * Runs the Playwright tests of one configuration.
 *
 * @param {string} config the configuration file, relative to the root
 * @param {Options} options
 * @param {Record<string, string>} env additional environment variables for the tests
 * @throws {StageFailed}
 */
export function runPlaywright(config, { args = [], onLine }, env) {
  const program = binOf('@playwright/test', 'playwright');
  return runTests(
    (report) =>
      runToEnd([program, 'test', '--config', config, '--reporter', 'list,json', ...args], {
        inherit: !onLine,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
        onLine,
      }),
    readPlaywrightReport,
  );
}

/**
 * Runs tests that write a report.
 *
 * @param {(report: string) => Promise<{ failure: string, output: string[] }>} start runs them to their end;
 *   receives the file for the report
 * @param {(json: string) => import('./reports.mjs').Results} read reads the report
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws {StageFailed} also if there is no report, because the run ended early
 */
async function runTests(start, read) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-tests-'));
  try {
    const report = join(scratch, 'report.json');
    const { failure, output } = await start(report);
    const json = await readFile(report, 'utf8').catch(() => undefined);
    const { counts, failures, messages } = json ? read(json) : NO_REPORT;
    if (!failure && !counts.failed) return counts;
    throw new StageFailed(
      { ...counts, failed: counts.failed || 1 },
      messages || output.filter((line) => !PASSED.test(line)).join('\n'),
      failures,
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const NO_REPORT = { counts: NO_TESTS, failures: [], messages: '' };
