import path from 'node:path';
import { openPayload } from '../scripts/openPayload';
import { exitWithError } from '../src/logs/exitWithError';
import { parseEntriesArgument } from './bulk/parseEntriesArgument';
import type { SeedContent } from './types';

async function readEntriesArgument(): Promise<number | undefined> {
  return parseEntriesArgument(process.argv.slice(2));
}

const entries = await readEntriesArgument().catch(exitWithError);
const { env } = await import('../src/env').catch(exitWithError);
const { stopPublishing } = await import('../src/publish/publish');
const { createFirstAdministrator } = await import('./createFirstAdministrator');
const { seed, readSeedState } = await import('./seed');
const { townsDir } = await import('../src/paths');
const { analyze } = await import('../src/analyze');
const { seedBulk } = await import('./bulk/bulk');

stopPublishing();

const payload = await openPayload({ migrate: true });
console.log('The database is up to date.');

/** Reads the town's folder; the error says what is wrong in which file. */
async function readContent(): Promise<SeedContent> {
  const { readTown } = await import('../content/readTown');
  return readTown(env.town);
}

async function seedDatabase(): Promise<string> {
  if (!env.demoTown && entries === undefined) return 'no content, because DEMO_TOWN is no';
  const state = await readSeedState(payload);
  // Bulk entries can be added to an empty database too, but an interrupted seed is completed first.
  if (state === 'begun' || (state === 'none' && entries === undefined)) {
    const root = path.join(townsDir, env.town);
    await seed(payload, await readContent().catch(exitWithError), root);
    if (entries === undefined) return 'seeded';
  } else if (entries === undefined) return 'the content is there already';
  const started = Date.now();
  const added = await seedBulk(payload, entries);
  const seconds = (Date.now() - started) / 1000;
  if (added === 0) return `nothing added: the database holds ${entries} entries or more`;
  return `${added} entries added in ${seconds.toFixed(1)} s, ${Math.round(added / seconds)} per second`;
}

console.log(await createFirstAdministrator(payload, env).catch(exitWithError));
console.log(await seedDatabase().catch(exitWithError));
await analyze(payload);
await payload.destroy();
process.exit(0);
