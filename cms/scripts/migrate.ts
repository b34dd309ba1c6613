import { getPayload } from 'payload';
import { LogSafeError } from '../src/logs/LogSafeError';
import { sayAndExit } from './sayAndExit';

// Payload would look for a development server of Next to reload with.
process.env.DISABLE_PAYLOAD_HMR = 'true';
// Its own log would hide the one sentence under stack traces.
process.env.CMS_LOG = 'silent';

const { env } = await import('../src/env').catch(sayAndExit);
const { migrations } = await import('../src/db').catch(sayAndExit);
const { databaseFault } = await import('./databaseFault');
const { default: config } = await import('../payload.config').catch(sayAndExit);

let done = false;
// A migration that fails ends the process inside Payload.
process.once('exit', (code) => {
  if (code !== 0 && !done) console.error(databaseFault(env.database, 'a migration failed'));
});

async function migrate(): Promise<void> {
  const payload = await getPayload({ config });
  await payload.db.migrate({ migrations });
  await payload.destroy();
}

await migrate().catch((error: unknown) => {
  done = true;
  sayAndExit(new LogSafeError(databaseFault(env.database, error)));
});
console.log('The database is up to date.');
process.exit(0);
