import type { BasePayload } from 'payload';
import type { EntryCollection } from '../src/sections';
import type { Site } from '../src/sites';
import type { Keys } from './Keys';

/** What a section's content becomes: fields of one language, or of both. */
type Fields = Record<string, unknown>;

/** How the entries of one section are made out of their content. */
export interface EntrySeeder<Seed> {
  collection: EntryCollection;
  /** What is the same in both languages, without relations to other entries. */
  shared: (seed: Seed, index: number) => Fields;
  /** What a language says; `doc` is the Italian document once it is there. */
  translated: (seed: Seed, site: Site, doc?: Fields) => Fields;
  /** What may link to any other entry of the content. */
  linked?: (seed: Seed, site: Site) => Fields;
}

type Writer = Record<'create' | 'update', (options: object) => Promise<Fields & { id: number }>>;

/** The Local API for any collection: Payload checks every field when it is written. */
const writer = (payload: BasePayload): Writer => payload as unknown as Writer;

const published = { _status: 'published' };

/** Makes entries without what links to others. */
export async function createEntries<Seed>(
  payload: BasePayload,
  { collection, shared, translated }: EntrySeeder<Seed>,
  seeds: Record<string, Seed>,
  keys: Keys,
): Promise<void> {
  for (const [index, [key, seed]] of Object.entries(seeds).entries()) {
    const data = { ...shared(seed, index), ...translated(seed, 'it'), ...published };
    const { id } = await writer(payload).create({ collection, locale: 'it', data, depth: 0 });
    keys.set(collection, key, id);
  }
}

/** Writes the links and the translations of entries that were made before. */
export async function fillEntries<Seed>(
  payload: BasePayload,
  { collection, translated, linked }: EntrySeeder<Seed>,
  seeds: Record<string, Seed>,
  keys: Keys,
): Promise<void> {
  for (const [key, seed] of Object.entries(seeds)) {
    const common = { collection, id: keys.get(collection, key), depth: 0 };
    const italian = { ...linked?.(seed, 'it'), ...published };
    const doc = await writer(payload).update({ ...common, locale: 'it', data: italian });
    const english = { ...translated(seed, 'en', doc), ...linked?.(seed, 'en'), ...published };
    await writer(payload).update({ ...common, locale: 'en', data: english });
  }
}
