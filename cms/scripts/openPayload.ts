import { type BasePayload, getPayload } from 'payload';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';

// Without this, Payload connects to a development server of Next for hot reload.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

/**
 * Opens Payload for a script, which imports this file before all that reads the environment. If the environment
 * or the database cannot be used, it prints one sentence about it and ends the program.
 *
 * @param options `migrate` to run the missing migrations
 */
export async function openPayload({ migrate = false } = {}): Promise<BasePayload> {
  const { env } = await import('../src/env').catch(exitWithError);
  const { migrations } = await import('../src/db/adapters').catch(exitWithError);
  const { describeDatabaseError } = await import('../src/db/describeDatabaseError');
  const { default: config } = await import('../payload.config').catch(exitWithError);
  // Payload itself ends the process when a migration fails.
  const printReason = () =>
    console.error(
      describeDatabaseError(
        env.database,
        'a migration failed; another version of Studium may have made it',
      ),
    );
  process.once('exit', printReason);
  try {
    const payload = await getPayload({ config });
    if (migrate) await payload.db.migrate({ migrations });
    process.off('exit', printReason);
    return payload;
  } catch (error) {
    process.off('exit', printReason);
    return exitWithError(new LogSafeError(describeDatabaseError(env.database, error)));
  }
}
