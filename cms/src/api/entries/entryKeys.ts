import type { EntryCollection } from '../../sections/sections';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { KeySelection, SortedKey } from '../Reader';
import { entrySource, type EntrySource } from './entry';

/** The sort key of an entry in one site, without its content. */
export interface EntryKey extends SortedKey {
  collection: EntryCollection;
  site: Site;
}

/** Reads the keys of the matching entries of a collection in order. */
export async function readKeys(
  collection: EntryCollection,
  site: Site,
  selection: KeySelection,
  { read }: ApiContext,
): Promise<EntryKey[]> {
  const keys = await read.readKeys(collection, site, selection);
  return keys.map((key) => ({ ...key, collection, site }));
}

/** Loads the entries of keys in the same order, without entries that are no longer visible. */
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
