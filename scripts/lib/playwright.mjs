import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './children.mjs';
import { StageFailed } from './counts.mjs';
import { binOf, ROOT } from './paths.mjs';
import { countsOfPlaywright, failuresOfPlaywright, timesOfPlaywright } from './reports.mjs';

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
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws {StageFailed}
 */
export async function runPlaywright(config, { args = [], onLine }, env) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-playwright-'));
  const report = join(scratch, 'report.json');
  try {
    const { failure, output } = await runToEnd(
      [
        binOf('@playwright/test', 'playwright'),
        ...['test', '--config', config, '--reporter', 'list,json', ...args],
      ],
      {
        cwd: ROOT,
        inherit: !onLine,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
        onLine,
      },
    );
    const json = await readFile(report, 'utf8').catch(() => NO_REPORT);
    const counts = { ...countsOfPlaywright(json), times: timesOfPlaywright(json) };
    if (failure && !counts.failed) counts.failed = 1;
    if (counts.failed) {
      const printed = output.filter((line) => !PASSED.test(line)).join('\n');
      throw new StageFailed(counts, printed, failuresOfPlaywright(json));
    }
    return counts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Matches a line of the list reporter about a test that passed or was skipped. */
const PASSED = /^ +(✓|ok|-) +\d+ /;

const NO_REPORT = JSON.stringify({
  stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
  errors: [],
});
