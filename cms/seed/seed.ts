import type { BasePayload } from 'payload';
import { categoryGroups, tagGroups } from '../src/api/groups';
import { entryCollections } from '../src/sections/sections';
import { renewRevision } from '../src/publish/revision';
import { sites } from '../src/sites';
import { createEntries, type EntrySeeder, fillEntries } from './entries';
import { seedClips, seedDocuments } from './files';
import { seedGlobals, seedMenus } from './globals';
import { seedGroup } from './groups';
import { Keys } from './Keys';
import { seedPictures } from './pictures';
import { sectionSeeders } from './sections';
import type { SeedContent } from './types';

/** Collections of content; those that relate to others come first. */
const collections = [
  ...entryCollections,
  'formerAddresses',
  ...categoryGroups,
  ...tagGroups,
  'media',
] as const;

const marker = 'seed';

/** `none` for a database without content, `begun` for an interrupted seed. */
export async function readSeedState(payload: BasePayload): Promise<'none' | 'begun' | 'finished'> {
  const state: unknown = await payload.kv.get(marker);
  if (state === 'begun' || state === 'finished') return state;
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0) ? 'finished' : 'none';
}

async function deleteContent(payload: BasePayload): Promise<void> {
  for (const collection of collections)
    await payload.delete({ collection, where: { id: { exists: true } } });
}

async function seedEntries(
  payload: BasePayload,
  content: SeedContent,
  keys: Keys,
  today: Date,
): Promise<void> {
  const seeders = sectionSeeders(keys, today);
  type Name = keyof typeof seeders;
  type Step = typeof createEntries;
  const each = async (step: Step) => {
    for (const name of Object.keys(seeders) as Name[]) {
      console.log(`${step === createEntries ? 'entries' : 'links and translations'}: ${name}`);
      // The content of a section has the type that its seeder takes.
      await step(payload, seeders[name] as EntrySeeder<unknown>, content[name], keys);
    }
  };
  await each(createEntries);
  await each(fillEntries);
}

/**
 * Fills a database with content. After an interrupted seed it starts from the beginning.
 *
 * @param today The day to which the dates of the content are relative.
 */
export async function seed(
  payload: BasePayload,
  content: SeedContent,
  today = new Date(),
): Promise<void> {
  if ((await readSeedState(payload)) === 'begun') {
    console.log('deleting the content of an interrupted seed');
    await deleteContent(payload);
  }
  await payload.kv.set(marker, 'begun');
  // Create the revision now, so that pictures that are written at the same time do not each create it.
  await renewRevision({ payload }, 'media');
  const keys = new Keys();
  await seedPictures(payload, content, keys);
  await seedClips(payload, content.clips, keys);
  await seedDocuments(payload, content.documents, keys);
  console.log('categories and tags');
  for (const group of [...categoryGroups, ...tagGroups])
    await seedGroup(payload, group, content[group], keys);
  await seedEntries(payload, content, keys, today);
  console.log('menus and global sets');
  for (const site of sites) {
    await seedMenus(payload, content.menus, site, keys);
    await seedGlobals(payload, content.globals, site, keys);
  }
  await payload.kv.set(marker, 'finished');
}
