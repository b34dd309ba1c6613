import { runToEnd } from './children.mjs';
import { binOf, ROOT } from './paths.mjs';
import { countsOfJest, failuresOfJest, failureOutputOfJest, timesOfJest } from './reports.mjs';
import { runTests } from './testRun.mjs';

/**
 * Runs Jest on all cores.
 *
 * @param {import('./steps.mjs').OnProgress} onProgress
 * @param {string[]} [args] for Jest
 * @throws {import('./counts.mjs').StageFailed}
 */
export function runJest(onProgress, args = []) {
  return runTests(
    (report) =>
      runToEnd([binOf('jest'), '--maxWorkers', '100%', '--json', '--outputFile', report, ...args], {
        cwd: ROOT,
        onLine: onProgress,
      }),
    (json) => ({
      counts: { ...countsOfJest(json), times: timesOfJest(json) },
      failures: failuresOfJest(json),
      messages: failureOutputOfJest(json),
    }),
  );
}
