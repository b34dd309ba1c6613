import type { EntryCollection } from '../../sections';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { Keys, Sorted } from '../read';
import { entrySource, type EntrySource } from './entry';

/** An entry in one site, with what lists are sorted by and without its content. */
export interface EntryKey extends Sorted {
  collection: EntryCollection;
  site: Site;
}

/** The keys of the entries of a collection that match, in order. */
export async function readKeys(
  collection: EntryCollection,
  site: Site,
  selection: Keys,
  { read }: ApiContext,
): Promise<EntryKey[]> {
  const keys = await read.keys(collection, site, selection);
  return keys.map((key) => ({ ...key, collection, site }));
}

/** The entries of keys, in their order; one that has gone meanwhile is left out. */
export async function loadEntries(
  keys: readonly Omit<EntryKey, 'values'>[],
  { read }: ApiContext,
): Promise<EntrySource[]> {
  const entries = await Promise.all(
    keys.map(async ({ collection, site, id }) => {
      const doc = await read.load(collection, site, id);
      return doc && entrySource(collection, doc, site);
    }),
  );
  return entries.filter((entry) => entry !== null);
}
