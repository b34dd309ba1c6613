import type { EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite, type PerSite, type Site, sites } from '../src/sites';
import type { Fields, Store, StoredDocument } from '../transfer/Store';

/** Converts the content of one section to fields of its entries. */
export interface EntrySeeder<Seed> {
  collection: EntryCollection;
  /** Fields that all languages share, without relations to other entries. */
  shared: (seed: Seed, index: number) => Fields;
  /** Fields of one language; `doc` is the document if it exists already. */
  translated: (seed: Seed, site: Site, doc?: Fields) => Fields;
  /** Fields that can link to any other entry of the content. */
  linked?: (seed: Seed, site: Site) => Fields;
}

/** An entry to write: its seed, its key and its position in the section. */
export interface NewEntry<Seed> {
  key: string;
  seed: Seed;
  index: number;
}

const published = { _status: 'published' };

/** Creates an entry without the fields that link to other entries, which may not exist yet. */
export const createEntry = <Seed>(
  store: Store,
  { collection, shared, translated }: EntrySeeder<Seed>,
  { key, seed, index }: NewEntry<Seed>,
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
export async function fillEntry<Seed extends { title: PerSite }>(
  store: Store,
  { collection, translated, linked }: EntrySeeder<Seed>,
  { seed, id }: { seed: Seed; id: number },
): Promise<void> {
  const links = inEachSite((site) => linked?.(seed, site));
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
export async function updateEntry<Seed>(
  store: Store,
  { collection, shared, translated, linked }: EntrySeeder<Seed>,
  { seed, doc, sites }: { seed: Seed; doc: StoredDocument; sites: readonly Site[] },
): Promise<void> {
  let current = doc;
  for (const site of sites) {
    const data = {
      ...(site === defaultSite && shared(seed, 0)),
      ...translated(seed, site, current),
      ...linked?.(seed, site),
      ...published,
    };
    current = await store.update(collection, doc.id, { site, data });
  }
}
