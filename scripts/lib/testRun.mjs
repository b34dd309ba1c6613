import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StageFailed } from './counts.mjs';

/** Matches a line of Playwright's list reporter about a test that passed or was skipped. */
const PASSED = /^ +(✓|ok|-) +\d+ /;

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs tests that write a report.
 *
 * @param {(report: string) => Promise<{ failure: string, output: string[] }>} start runs them to their end;
 *   receives the file for the report
 * @param {(json: string) => { counts: Counts, failures: string[], messages?: string }} read reads the report;
 *   `messages` are shown instead of the output
 * @returns {Promise<Counts>}
 * @throws {StageFailed} also if there is no report, because the run ended early
 */
export async function runTests(start, read) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-tests-'));
  try {
    const report = join(scratch, 'report.json');
    const { failure, output } = await start(report);
    const json = await readFile(report, 'utf8').catch(() => undefined);
    const { counts, failures, messages } = json === undefined ? NO_REPORT : read(json);
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

const NO_REPORT = { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [], messages: '' };
