import type { BasePayload } from 'payload';
import type { Site } from '../src/sites';
import { blocksOf } from './blocks';
import type { Keys } from './Keys';
import type { PageSeed } from './types';

const collection = 'pages';
const published = { _status: 'published' as const };

/** Makes the pages without their blocks, which may link to any other entry. */
export async function createPages(
  payload: BasePayload,
  seeds: Record<string, PageSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, { kind, archiveSection, title, slug }] of Object.entries(seeds)) {
    const data = { kind, archiveSection, title: title.it, slug: slug.it, ...published };
    const { id } = await payload.create({ collection, locale: 'it', data, depth: 0 });
    keys.set(collection, key, id);
  }
}

const translated = (seed: PageSeed, site: Site, keys: Keys) => ({
  title: seed.title[site],
  slug: seed.slug[site],
  contentManager: blocksOf(seed.blocks[site], keys),
  seo: seed.seo[site],
  ...published,
});

/** Writes blocks and translations of pages that were made before. */
export async function fillPages(
  payload: BasePayload,
  seeds: Record<string, PageSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, seed] of Object.entries(seeds))
    for (const locale of ['it', 'en'] as const) {
      const id = keys.get(collection, key);
      const data = translated(seed, locale, keys);
      await payload.update({ collection, id, locale, data, depth: 0 });
    }
}
