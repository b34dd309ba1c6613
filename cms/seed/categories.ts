import type { BasePayload } from 'payload';
import type { Keys } from './Keys';
import type { CategorySeed } from './types';

/** Makes the categories of accommodations, in the order of the content. */
export async function seedCategories(
  payload: BasePayload,
  categories: Record<string, CategorySeed>,
  keys: Keys,
): Promise<void> {
  const collection = 'accommodationsCategories';
  for (const [key, { title, slug, backgroundImage }] of Object.entries(categories)) {
    const image = keys.get('pictures', backgroundImage);
    const data = { title: title.it, slug: slug.it, backgroundImage: image };
    const { id } = await payload.create({ collection, locale: 'it', data, depth: 0 });
    const translated = { title: title.en, slug: slug.en };
    await payload.update({ collection, id, locale: 'en', data: translated, depth: 0 });
    keys.set(collection, key, id);
  }
}
