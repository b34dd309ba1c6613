import type { EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite, type Site, sites } from '../src/sites';
import type { Store, StoredDocument } from '../transfer/Store';
import type { EntrySeed } from '../content/EntrySeed';
import type { Fields } from '../src/lib/Fields';

/** Converts the content of one section to fields of its entries. */
export interface EntrySeeder {
  collection: EntryCollection;
  /** Fields that all languages share, without relations to other entries. */
  shared: (seed: EntrySeed, index: number) => Fields;
  /** Fields of one language; `doc` is the document if it exists already. */
  translated: (seed: EntrySeed, site: Site, doc?: Fields) => Fields;
  /** Fields that can link to any other entry of the content. */
  linked: (seed: EntrySeed, site: Site) => Fields;
}

/** An entry to write: its seed, its key and its position in the section. */
interface NewEntry {
  key: string;
  seed: EntrySeed;
  index: number;
}

const published = { _status: 'published' };

/** Creates an entry without the fields that link to other entries, which may not exist yet. */
export const createEntry = (
  store: Store,
  { collection, shared, translated }: EntrySeeder,
  { key, seed, index }: NewEntry,
): Promise<StoredDocument> =>
  store.create(collection, defaultSite, {
    ...shared(seed, index),
    ...translated(seed, defaultSite),
    ...published,
    key,
  });

/**
 * Writes the links and the translations of a created entry.
 *
 * @throws MissingKey if it links to content that does not exist yet; then nothing is written
 */
export async function fillEntry(
  store: Store,
  { collection, translated, linked }: EntrySeeder,
  { seed, id }: { seed: EntrySeed; id: number },
): Promise<void> {
  const links = inEachSite((site) => linked(seed, site));
  const data = { ...links[defaultSite], ...published };
  const doc = await store.update(collection, id, { site: defaultSite, data });
  for (const site of sites) {
    if (site === defaultSite || seed.title[site] === '') continue;
    const translation = { ...translated(seed, site, doc), ...links[site], ...published };
    await store.update(collection, id, { site, data: translation });
  }
}

/**
 * Writes the languages of an existing entry that have changed.
 *
 * @param doc the entry as it is
 */
export async function updateEntry(
  store: Store,
  { collection, shared, translated, linked }: EntrySeeder,
  { seed, doc, sites }: { seed: EntrySeed; doc: StoredDocument; sites: readonly Site[] },
): Promise<void> {
  let current = doc;
  for (const site of sites) {
    const data = {
      ...(site === defaultSite && shared(seed, 0)),
      ...translated(seed, site, current),
      ...linked(seed, site),
      ...published,
    };
    current = await store.update(collection, doc.id, { site, data });
  }
}
