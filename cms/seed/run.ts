import { type BasePayload, getPayload } from 'payload';
import { sayAndExit } from '../scripts/sayAndExit';
import { LogSafeError } from '../src/logs/LogSafeError';
import { entriesArgument } from './bulk/entriesArgument';

// Payload would look for a development server of Next to reload with.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

async function askedFor(): Promise<number | undefined> {
  return entriesArgument(process.argv.slice(2));
}

const entries = await askedFor().catch(sayAndExit);
const { env } = await import('../src/env').catch(sayAndExit);
const { migrations } = await import('../src/db').catch(sayAndExit);
const { databaseFault } = await import('../scripts/databaseFault');
const { stopPublishing } = await import('../src/publish/publish');
const { default: config } = await import('../payload.config').catch(sayAndExit);
const { firstAdministrator } = await import('./firstAdministrator');
const { seed, seedState } = await import('./seed');
const { analyze } = await import('../src/analyze');
const { seedBulk } = await import('./bulk/bulk');

stopPublishing();

async function open(): Promise<BasePayload> {
  // A migration that fails ends the process inside Payload.
  const sayWhy = () => console.error(databaseFault(env.database, 'a migration failed'));
  process.once('exit', sayWhy);
  const opened = await getPayload({ config });
  if (entries !== undefined) await opened.db.migrate({ migrations });
  process.off('exit', sayWhy);
  return opened;
}

const payload = await open().catch((error: unknown) => {
  process.removeAllListeners('exit');
  return sayAndExit(new LogSafeError(databaseFault(env.database, error)));
});

async function fill(): Promise<string> {
  if (!env.demoTown && entries === undefined) return 'no demo town';
  const state = await seedState(payload);
  // Bulk entries stand on an empty database too, but never on half a town.
  if (state === 'begun' || (state === 'none' && entries === undefined)) {
    const { content } = await import('./content');
    await seed(payload, content);
    if (entries === undefined) return 'seeded';
  } else if (entries === undefined) return 'the content is there already';
  const started = Date.now();
  const added = await seedBulk(payload, entries);
  const seconds = (Date.now() - started) / 1000;
  if (added === 0) return `nothing added: the database holds ${entries} entries or more`;
  return `${added} entries added in ${seconds.toFixed(1)} s, ${Math.round(added / seconds)} per second`;
}

console.log(await firstAdministrator(payload, env).catch(sayAndExit));
console.log(await fill());
await analyze(payload);
await payload.destroy();
process.exit(0);
