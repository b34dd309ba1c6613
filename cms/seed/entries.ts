import type { BasePayload } from 'payload';
import type { EntryCollection } from '../src/sections/sections';
import type { Site } from '../src/sites';
import type { Keys } from './Keys';

/** Fields of an entry, in one language or shared by both. */
type Fields = Record<string, unknown>;

/** Converts the content of one section to fields of its entries. */
export interface EntrySeeder<Seed> {
  collection: EntryCollection;
  /** Fields that both languages share, without relations to other entries. */
  shared: (seed: Seed, index: number) => Fields;
  /** Fields of one language; `doc` is the Italian document if it exists already. */
  translated: (seed: Seed, site: Site, doc?: Fields) => Fields;
  /** Fields that can link to any other entry of the content. */
  linked?: (seed: Seed, site: Site) => Fields;
}

type Writer = Record<'create' | 'update', (options: object) => Promise<Fields & { id: number }>>;

/** The Local API with a type for any collection. Payload validates the fields at each write. */
const writer = (payload: BasePayload): Writer => payload as unknown as Writer;

const published = { _status: 'published' };

/** Creates entries without the fields that link to other entries. */
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

/** Writes the links and the translations of the created entries. */
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
