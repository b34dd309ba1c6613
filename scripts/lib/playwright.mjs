import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from './children.mjs';
import { countsOfPlaywright, failuresOfPlaywright, StageFailed } from './counts.mjs';
import { binOf, ROOT } from './paths.mjs';
import { timesOfPlaywright } from './times.mjs';

/**
 * @typedef {object} Manner
 * @property {string[]} [args] for Playwright
 * @property {(line: string) => void} [onLine] told every line; without it they go to the terminal
 */

/**
 * Runs the Playwright tests of one configuration.
 *
 * @param {string} config its file, from the root
 * @param {Manner} manner
 * @param {Record<string, string>} env what the tests are told beside the environment
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws {StageFailed}
 */
export async function playwright(config, { args = [], onLine }, env) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-playwright-'));
  const report = join(scratch, 'report.json');
  try {
    const { how, output } = await finish(
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
    const json = await readFile(report, 'utf8').catch(() => NOTHING_RAN);
    const counts = { ...countsOfPlaywright(json), times: timesOfPlaywright(json) };
    if (how && !counts.failed) counts.failed = 1;
    if (counts.failed) {
      const faults = output.filter((line) => !PASSED.test(line)).join('\n');
      throw new StageFailed(counts, faults, failuresOfPlaywright(json));
    }
    return counts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A line of the list reporter about a test that passed or was skipped. */
const PASSED = /^ +(✓|ok|-) +\d+ /;

const NOTHING_RAN = JSON.stringify({
  stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
  errors: [],
});
