import type { TestCms } from './cms';
import { expectNothingPersonal } from './contractOfLogs';

/** Tests that the build survives errors that nobody catches. It must be started with throwAtSignal.cjs. */
export function testUncaughtErrors(cms: TestCms): void {
  // The order of throwAtSignal.cjs.
  test.each(['unhandledRejection', 'uncaughtException'])(
    'after an %s the program runs on, and the log does not contain the quoted data',
    async (kind) => {
      const before = cms.log.length;
      process.kill(cms.pid, 'SIGUSR2');
      expectNothingPersonal(await cms.waitForLog(new RegExp(`${kind}.*23505`), before));
      expect((await fetch(`${cms.url}/health`)).status).toBe(200);
    },
  );
}
