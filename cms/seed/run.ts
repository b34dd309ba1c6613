import { type BasePayload, getPayload } from 'payload';
import { exitWithError } from '../src/logs/exitWithError';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { parseEntriesArgument } from './bulk/parseEntriesArgument';

// Without this, Payload connects to a development server of Next for hot reload.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

async function readEntriesArgument(): Promise<number | undefined> {
  return parseEntriesArgument(process.argv.slice(2));
}

const entries = await readEntriesArgument().catch(exitWithError);
const { env } = await import('../src/env').catch(exitWithError);
const { migrations } = await import('../src/db/adapters').catch(exitWithError);
const { describeDatabaseError } = await import('../scripts/describeDatabaseError');
const { stopPublishing } = await import('../src/publish/publish');
const { default: config } = await import('../payload.config').catch(exitWithError);
const { createFirstAdministrator } = await import('./createFirstAdministrator');
const { seed, readSeedState } = await import('./seed');
const { analyze } = await import('../src/analyze');
const { seedBulk } = await import('./bulk/bulk');

stopPublishing();

async function openPayload(): Promise<BasePayload> {
  // Payload itself ends the process when a migration fails.
  const printReason = () =>
    console.error(describeDatabaseError(env.database, 'a migration failed'));
  process.once('exit', printReason);
  const opened = await getPayload({ config });
  if (entries !== undefined) await opened.db.migrate({ migrations });
  process.off('exit', printReason);
  return opened;
}

const payload = await openPayload().catch((error: unknown) => {
  process.removeAllListeners('exit');
  return exitWithError(new LogSafeError(describeDatabaseError(env.database, error)));
});

async function seedDatabase(): Promise<string> {
  if (!env.demoTown && entries === undefined) return 'no demo town';
  const state = await readSeedState(payload);
  // Bulk entries can be added to an empty database too, but an interrupted seed is completed first.
  if (state === 'begun' || (state === 'none' && entries === undefined)) {
    const { content } = await import('./content').catch(exitWithError);
    await seed(payload, content);
    if (entries === undefined) return 'seeded';
  } else if (entries === undefined) return 'the content is there already';
  const started = Date.now();
  const added = await seedBulk(payload, entries);
  const seconds = (Date.now() - started) / 1000;
  if (added === 0) return `nothing added: the database holds ${entries} entries or more`;
  return `${added} entries added in ${seconds.toFixed(1)} s, ${Math.round(added / seconds)} per second`;
}

console.log(await createFirstAdministrator(payload, env).catch(exitWithError));
console.log(await seedDatabase());
await analyze(payload);
await payload.destroy();
process.exit(0);
