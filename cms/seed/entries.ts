import type { EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite, type PerSite, type Site, sites } from '../src/sites';
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

/** The fields of each language that can link to other entries. @throws MissingKey if one does not exist yet */
export const linksOf = ({ linked }: EntrySeeder, seed: EntrySeed): PerSite<Fields> =>
  inEachSite((site) => linked(seed, site));

/** Creates an entry in the default language, without the fields that link to others if one does not exist yet. */
export const createEntry = (
  store: Store,
  { collection, shared, translated }: EntrySeeder,
  { key, seed, index }: NewEntry,
  links?: PerSite<Fields>,
): Promise<StoredDocument> =>
  store.create(collection, defaultSite, {
    ...shared(seed, index),
    ...translated(seed, defaultSite),
    ...links?.[defaultSite],
    ...published,
    key,
  });

/** Writes the translations of a created entry. */
export async function translateEntry(
  store: Store,
  { collection, translated }: EntrySeeder,
  { seed, doc, links }: { seed: EntrySeed; doc: StoredDocument; links: PerSite<Fields> },
): Promise<void> {
  for (const site of sites) {
    if (site === defaultSite || seed.title[site] === '') continue;
    const data = { ...translated(seed, site, doc), ...links[site], ...published };
    await store.update(collection, doc.id, { site, data });
  }
}

/**
 * Writes the links and the translations of an entry that was created without links.
 *
 * @throws MissingKey if it links to content that does not exist; then nothing is written
 */
export async function fillEntry(
  store: Store,
  seeder: EntrySeeder,
  { seed, id }: { seed: EntrySeed; id: number },
): Promise<void> {
  const links = linksOf(seeder, seed);
  const data = { ...links[defaultSite], ...published };
  const doc = await store.update(seeder.collection, id, { site: defaultSite, data });
  await translateEntry(store, seeder, { seed, doc, links });
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
