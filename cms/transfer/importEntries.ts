import {
  createEntry,
  type EntrySeeder,
  fillEntry,
  linksOf,
  translateEntry,
  updateEntry,
} from '../seed/entries';
import { MissingKey } from '../seed/Keys';
import { createSeeder } from '../seed/createSeeder';
import type { EntrySeed } from '../content/EntrySeed';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import type { Fields } from '../src/lib/Fields';
import { defaultSite, languageNames, type PerSite, sites } from '../src/sites';
import type { CmsEntry } from './CmsContent';
import { differences, sitesOf } from './differences';
import { type ImportRun, inTrash } from './ImportRun';
import type { StoredDocument } from './Store';
import { entryFile } from './writeContent';
import { ownValue } from '../src/lib/ownValue';

/** An entry of the folder that the cms has. */
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
  if (state === 'trashed') return inTrash;
  if (state === 'draft') return 'it is not published in the cms; publish it there';
  const problem = current.problems.find((line) => line.startsWith(`${name}.`));
  if (problem) return `the cms has content that the files cannot have: ${problem}`;
  if (state === 'pending')
    return 'the cms has changes of it that are not published; publish or discard them there';
  const onlyInCms = sites.find(
    (site) => seed.title[site] === '' && fields.includes(`title.${site}`),
  );
  return onlyInCms
    ? `the cms has a text in ${languageNames(onlyInCms).en}, and the folder has none`
    : undefined;
}

async function importExisting(
  run: ImportRun,
  seeder: EntrySeeder,
  entry: ExistingEntry,
): Promise<void> {
  const { name, seed, found } = entry;
  const inCms: Record<string, EntrySeed> = run.current.content[seeder.collection];
  const current = ownValue(inCms, found.key);
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

/** The links of an entry, or undefined if one of them leads to an entry that does not exist yet. */
function knownLinks(seeder: EntrySeeder, seed: EntrySeed): PerSite<Fields> | undefined {
  try {
    return linksOf(seeder, seed);
  } catch (error) {
    if (error instanceof MissingKey) return undefined;
    throw error;
  }
}

/**
 * Creates an entry with its translations, in one write for each language. One that links to an entry that does not exist
 * yet is created without links; the returned function completes it when all entries exist.
 */
async function importNew(
  run: ImportRun,
  seeder: EntrySeeder,
  entry: { name: string; key: string; seed: EntrySeed; index: number },
): Promise<(() => Promise<unknown>) | undefined> {
  const { name, key, seed } = entry;
  const { store } = run;
  const links = knownLinks(seeder, seed);
  let created: StoredDocument | undefined;
  await run.write('created', { name }, async () => {
    created = await createEntry(store, seeder, entry, links);
    run.keys.set(seeder.collection, key, created.id);
  });
  if (!created) return undefined;
  const doc = created;
  const refuse = (error: unknown) => run.refuse(name, error);
  if (!links) return () => fillEntry(store, seeder, { seed, id: doc.id }).catch(refuse);
  await translateEntry(store, seeder, { seed, doc, links }).catch(refuse);
  return undefined;
}

async function importOnlyInCms(
  run: ImportRun,
  collection: EntryCollection,
  { key, doc, state }: CmsEntry,
): Promise<void> {
  if (state === 'trashed') return;
  const name = entryFile(collection, key);
  const data = { deletedAt: new Date().toISOString() };
  // The folder never has drafts, because an export does not write them.
  if (run.options.remove && state !== 'draft')
    await run.write('deleted', { name }, () =>
      run.store.update(collection, doc.id, { site: defaultSite, data }),
    );
  else run.report.add('only in the cms', name);
}

/** Pages link to entries of all sections, so they come last. */
const inOrder = [...entryCollections].sort((a, b) => Number(a === 'pages') - Number(b === 'pages'));

/** Imports the entries of a town. What links to entries that do not exist yet is written at the end. */
export async function importEntries(run: ImportRun): Promise<void> {
  const later: (() => Promise<unknown>)[] = [];
  for (const collection of inOrder) {
    const entries = run.cms.entries.get(collection) ?? [];
    const existing = new Map(entries.map((entry) => [entry.key, entry]));
    const seeds = Object.entries<EntrySeed>(run.town[collection]);
    for (const [index, [key, seed]] of seeds.entries()) {
      const name = entryFile(collection, key);
      const found = existing.get(key);
      existing.delete(key);
      const seeder = createSeeder(collection, run.keys, found ? undefined : run.today);
      if (found) {
        run.keys.set(collection, key, found.doc.id);
        later.push(() => importExisting(run, seeder, { name, seed, found }));
      } else {
        const complete = await importNew(run, seeder, { name, key, seed, index });
        if (complete) later.push(complete);
      }
    }
    for (const entry of existing.values()) await importOnlyInCms(run, collection, entry);
  }
  for (const act of later) await act();
}
