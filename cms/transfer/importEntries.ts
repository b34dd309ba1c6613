import { createEntry, type EntrySeeder, fillEntry, updateEntry } from '../seed/entries';
import { sectionSeeders } from '../seed/sections';
import type { EntrySeed } from '../seed/types';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import type { CmsEntry } from './CmsContent';
import { differences, sitesOf } from './differences';
import type { ImportRun } from './ImportRun';
import { entryFile } from './writeContent';

/** An entry of the folder that the CMS has. */
interface ExistingEntry {
  name: string;
  seed: EntrySeed;
  found: CmsEntry;
}

/** Why an entry must not be changed; undefined if it may be. */
function reasonToRefuse(
  { current }: ImportRun,
  { name, seed, found: { state } }: ExistingEntry,
  fields: readonly string[],
): string | undefined {
  if (state === 'trashed') return 'it is in the trash of the cms; restore it there';
  if (state === 'draft') return 'it is not published in the cms; publish it there';
  const problem = current.problems.find((line) => line.startsWith(`${name}.`));
  if (problem) return `the cms has content that the files cannot have: ${problem}`;
  if (state === 'pending')
    return 'the cms has changes of it that are not published; publish or discard them there';
  const isWithoutTranslation = seed.title.en === '' && fields.includes('title.en');
  return isWithoutTranslation ? 'the cms has an English text, and the folder has none' : undefined;
}

async function importExisting(
  run: ImportRun,
  seeder: EntrySeeder<EntrySeed>,
  entry: ExistingEntry,
): Promise<void> {
  const { name, seed, found } = entry;
  const inCms: Record<string, EntrySeed> = run.current.words[seeder.collection];
  const current = inCms[found.key];
  const fields = current ? differences(seed, current) : [];
  const isEqual = current !== undefined && fields.length === 0;
  const reason = isEqual ? undefined : reasonToRefuse(run, entry, fields);
  if (isEqual) run.report.add('equal', name);
  else if (reason) run.report.add('refused', name, reason);
  else
    await run.write('changed', { name, detail: fields.join(', ') }, () =>
      updateEntry(run.store, seeder, { seed, doc: found.doc, sites: sitesOf(fields) }),
    );
}

async function fill(
  run: ImportRun,
  seeder: EntrySeeder<EntrySeed>,
  { name, seed, key }: { name: string; seed: EntrySeed; key: string },
): Promise<void> {
  if (run.options.dryRun) return;
  try {
    const id = run.keys.get(seeder.collection, key);
    await fillEntry(run.store, seeder, { seed, id });
  } catch (error) {
    run.refuse(name, error);
  }
}

async function importOnlyInCms(
  run: ImportRun,
  collection: EntryCollection,
  { key, doc, state }: CmsEntry,
): Promise<void> {
  if (state === 'trashed') return;
  const name = entryFile(collection, key);
  const data = { deletedAt: new Date().toISOString() };
  if (run.options.remove)
    await run.write('deleted', { name }, () =>
      run.store.update(collection, doc.id, { site: 'it', data }),
    );
  else run.report.add('only in the cms', name);
}

/** Imports the entries of a town. Links can lead to any entry, so they are written when all entries exist. */
export async function importEntries(run: ImportRun): Promise<void> {
  const [seeders, seedersOfNew] = [sectionSeeders(run.keys), sectionSeeders(run.keys, run.today)];
  const writeLinks: (() => Promise<void>)[] = [];
  for (const collection of entryCollections) {
    const entries = run.cms.entries.get(collection) ?? [];
    const existing = new Map(entries.map((entry) => [entry.key, entry]));
    const seeds = Object.entries<EntrySeed>(run.town[collection]);
    for (const [index, [key, seed]] of seeds.entries()) {
      const name = entryFile(collection, key);
      const found = existing.get(key);
      existing.delete(key);
      // The content of a section has the type that its seeder takes.
      const seeder = (found ? seeders : seedersOfNew)[collection] as EntrySeeder<EntrySeed>;
      if (found) {
        run.keys.set(collection, key, found.doc.id);
        writeLinks.push(() => importExisting(run, seeder, { name, seed, found }));
        continue;
      }
      const isCreated = await run.write('created', { name }, async () => {
        const { id } = await createEntry(run.store, seeder, { key, seed, index });
        run.keys.set(collection, key, id);
      });
      if (isCreated) writeLinks.push(() => fill(run, seeder, { name, seed, key }));
    }
    for (const entry of existing.values()) await importOnlyInCms(run, collection, entry);
  }
  for (const write of writeLinks) await write();
}
