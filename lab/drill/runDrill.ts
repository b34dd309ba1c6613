import type { Checks } from './Checks';

interface Drill {
  checks: Checks;
  /** Follows the guide. */
  follow: () => Promise<void>;
  /** Writes what the programs have logged, after a failure. */
  keepLogs: () => Promise<void>;
  /** Ends the programs of this machine that stand for visitors and authorities. */
  endStandIns: () => Promise<void> | void;
  /** Removes the installation, unless the drill was started with `--keep`. */
  remove: () => Promise<void>;
}

/** Runs a drill and ends the process. Ctrl-C is a failure, after which nothing runs on either. */
export async function runDrill({ checks, follow, keepLogs, endStandIns, remove }: Drill) {
  const interruption = new Promise<never>((_, reject) => {
    process.once('SIGINT', () => reject(new Error('Stopped.')));
  });
  try {
    await Promise.race([follow(), interruption]);
  } catch (error) {
    checks.expect(String(error), false);
  } finally {
    if (checks.haveFailed) await keepLogs();
    await endStandIns();
    if (!process.argv.includes('--keep')) await remove();
  }
  checks.report();
  process.exit(checks.haveFailed ? 1 : 0);
}
