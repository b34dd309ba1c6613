import type { BasePayload } from 'payload';
import { createAccommodations, fillAccommodations } from './accommodations';
import { seedCategories } from './categories';
import { seedGlobals, seedMenus } from './globals';
import { Keys } from './Keys';
import { createPages, fillPages } from './pages';
import { seedPictures } from './pictures';
import type { SeedContent } from './types';

/** Collections of content, those that relate to others first. */
const collections = ['accommodations', 'pages', 'accommodationsCategories', 'media'] as const;

const marker = 'seed';

/** `none` for a database without content, `begun` for a seed that broke off. */
export async function seedState(payload: BasePayload): Promise<'none' | 'begun' | 'finished'> {
  const state: unknown = await payload.kv.get(marker);
  if (state === 'begun' || state === 'finished') return state;
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0) ? 'finished' : 'none';
}

async function clear(payload: BasePayload): Promise<void> {
  for (const collection of collections)
    await payload.delete({ collection, where: { id: { exists: true } } });
}

/** Fills a database with content, from the start if an earlier seed broke off. */
export async function seed(payload: BasePayload, content: SeedContent): Promise<void> {
  if ((await seedState(payload)) === 'begun') {
    console.log('clearing a seed that broke off');
    await clear(payload);
  }
  await payload.kv.set(marker, 'begun');
  const keys = new Keys();
  await seedPictures(payload, content.pictures, keys);
  console.log('categories');
  await seedCategories(payload, content.accommodationsCategories, keys);
  console.log('entries');
  await createAccommodations(payload, content.accommodations, keys);
  await createPages(payload, content.pages, keys);
  await fillAccommodations(payload, content.accommodations, keys);
  await fillPages(payload, content.pages, keys);
  console.log('menus and global sets');
  for (const site of ['it', 'en'] as const) {
    await seedMenus(payload, content.menus, site, keys);
    await seedGlobals(payload, content.globals, site, keys);
  }
  await payload.kv.set(marker, 'finished');
}
