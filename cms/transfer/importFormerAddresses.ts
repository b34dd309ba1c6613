import type { EntrySeed } from '../content/EntrySeed';
import { isRecord } from '../src/lib/isRecord';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import { defaultSite, type Site, sites } from '../src/sites';
import type { ImportRun } from './ImportRun';
import { entryFile } from './writeContent';

/** A former address of an entry. */
interface FormerAddress {
  collection: EntryCollection;
  site: Site;
  slug: string;
}

/** Names a former address of the entry with an id. */
const nameOf = ({ collection, site, slug }: FormerAddress, id: unknown): string =>
  [collection, String(id), site, slug].join(' ');

/** The former addresses that the folder has for an entry. */
const wantedOf = (collection: EntryCollection, { formerSlugs }: EntrySeed): FormerAddress[] =>
  sites.flatMap((site) => (formerSlugs?.[site] ?? []).map((slug) => ({ collection, site, slug })));

/** The names of those that the cms has. It adds one itself when an import changes the address of an entry. */
async function readKnown({ store }: ImportRun): Promise<Set<string>> {
  const names = (await store.findAll('formerAddresses')).map(({ entry, site, slug }) =>
    isRecord(entry) ? [entry.relationTo, entry.value, site, slug].map(String).join(' ') : '',
  );
  return new Set(names);
}

/** Whether visitors see an entry, or will when the import is done. */
function isShown({ cms }: ImportRun, collection: EntryCollection, key: string): boolean {
  const found = cms.entries.get(collection)?.find((entry) => entry.key === key);
  return found === undefined || found.state === 'published' || found.state === 'pending';
}

/** Adds the former addresses that the cms does not have. Others stay, because their links are still in use. */
export async function importFormerAddresses(run: ImportRun): Promise<void> {
  const known = await readKnown(run);
  for (const collection of entryCollections)
    for (const [key, seed] of Object.entries<EntrySeed>(run.town[collection])) {
      const id = run.keys.find(collection, key);
      // A new entry has no id if the cms has refused it, and in a dry run.
      if ((id === undefined && !run.options.dryRun) || !isShown(run, collection, key)) continue;
      for (const former of wantedOf(collection, seed)) {
        const name = `${entryFile(collection, key)}, former address ${former.slug} (${former.site})`;
        const data = {
          site: former.site,
          slug: former.slug,
          entry: { relationTo: collection, value: id },
        };
        if (known.has(nameOf(former, id))) run.report.add('equal', name);
        else
          await run.write('created', { name }, () =>
            run.store.create('formerAddresses', defaultSite, data),
          );
      }
    }
}
