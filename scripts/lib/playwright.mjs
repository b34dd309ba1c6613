import { runToEnd } from './children.mjs';
import { binOf, ROOT } from './paths.mjs';
import { countsOfPlaywright, failuresOfPlaywright, timesOfPlaywright } from './reports.mjs';
import { runTests } from './testRun.mjs';

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
 * @throws {import('./counts.mjs').StageFailed}
 */
export function runPlaywright(config, { args = [], onLine }, env) {
  const program = binOf('@playwright/test', 'playwright');
  return runTests(
    (report) =>
      runToEnd([program, 'test', '--config', config, '--reporter', 'list,json', ...args], {
        cwd: ROOT,
        inherit: !onLine,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
        onLine,
      }),
    (json) => ({
      counts: { ...countsOfPlaywright(json), times: timesOfPlaywright(json) },
      failures: failuresOfPlaywright(json),
    }),
  );
}
