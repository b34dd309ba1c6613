import { getPayload } from 'payload';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';

// Without this, Payload connects to a development server of Next for hot reload.
process.env.DISABLE_PAYLOAD_HMR = 'true';
// Payload's log is off, because its stack traces would hide our one-sentence message.
process.env.CMS_LOG = 'silent';

const { env } = await import('../src/env').catch(exitWithError);
const { migrations } = await import('../src/db/adapters').catch(exitWithError);
const { describeDatabaseError } = await import('./describeDatabaseError');
const { default: config } = await import('../payload.config').catch(exitWithError);

let done = false;
// Payload itself ends the process when a migration fails.
process.once('exit', (code) => {
  if (code !== 0 && !done) console.error(describeDatabaseError(env.database, 'a migration failed'));
});

async function migrate(): Promise<void> {
  const payload = await getPayload({ config });
  await payload.db.migrate({ migrations });
  await payload.destroy();
}

await migrate().catch((error: unknown) => {
  done = true;
  exitWithError(new LogSafeError(describeDatabaseError(env.database, error)));
});
console.log('The database is up to date.');
process.exit(0);
