import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from './children.mjs';
import { countsOfJest, failuresOfJest, faultsOfJest, StageFailed } from './counts.mjs';
import { binOf, ROOT } from './paths.mjs';
import { timesOfJest } from './times.mjs';

/**
 * Runs Jest on all cores.
 *
 * @param {import('./steps.mjs').Say} say
 * @param {string[]} [args] for Jest
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws {StageFailed}
 */
export async function jest(say, args = []) {
  const scratch = await mkdtemp(join(tmpdir(), 'studium-jest-'));
  try {
    const report = join(scratch, 'jest.json');
    const { how, output } = await finish(
      [binOf('jest'), '--maxWorkers', '100%', '--json', '--outputFile', report, ...args],
      { cwd: ROOT, onLine: say },
    );
    const json = await readFile(report, 'utf8').catch(() => NO_REPORT);
    const counts = { ...countsOfJest(json), times: timesOfJest(json) };
    if (how && !counts.failed) counts.failed = 1;
    if (counts.failed) {
      const faults = faultsOfJest(json) || output.join('\n');
      throw new StageFailed(counts, faults, failuresOfJest(json));
    }
    return counts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a run leaves that ends at its first failure. */
const NO_REPORT = JSON.stringify({
  ...{ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
  ...{ numPendingTests: 0, numTodoTests: 0, testResults: [] },
});
