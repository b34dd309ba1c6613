import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './children.mjs';
import { StageFailed } from './counts.mjs';
import { binOf, ROOT } from './paths.mjs';
import { countsOfJest, failuresOfJest, failureOutputOfJest, timesOfJest } from './reports.mjs';

/**
 * Runs Jest on all cores.
 *
 * @param {import('./steps.mjs').OnProgress} onProgress
 * @param {string[]} [args] for Jest
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws {StageFailed}
 */
export async function runJest(onProgress, args = []) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-jest-'));
  try {
    const report = join(scratch, 'jest.json');
    const { failure, output } = await runToEnd(
      [binOf('jest'), '--maxWorkers', '100%', '--json', '--outputFile', report, ...args],
      { cwd: ROOT, onLine: onProgress },
    );
    const json = await readFile(report, 'utf8').catch(() => NO_REPORT);
    const counts = { ...countsOfJest(json), times: timesOfJest(json) };
    if (failure && !counts.failed) counts.failed = 1;
    if (counts.failed) {
      const printed = failureOutputOfJest(json) || output.join('\n');
      throw new StageFailed(counts, printed, failuresOfJest(json));
    }
    return counts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The report of a run that ended at its first failure and wrote none. */
const NO_REPORT = JSON.stringify({
  ...{ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
  ...{ numPendingTests: 0, numTodoTests: 0, testResults: [] },
});
