import type { BasePayload } from 'payload';
import { type CategoryGroup, type TagGroup } from '../src/api/groups';
import type { Keys } from './Keys';
import type { CategorySeed, TagSeed } from './types';

/** Creates the categories or tags of a group, in the order of the content. */
export async function seedGroup(
  payload: BasePayload,
  collection: CategoryGroup | TagGroup,
  seeds: Record<string, CategorySeed | TagSeed>,
  keys: Keys,
): Promise<void> {
  const pictureField = collection === 'accommodationsCategories' ? 'backgroundImage' : 'image';
  for (const [key, seed] of Object.entries(seeds)) {
    const { title, slug } = seed;
    const image = 'image' in seed && seed.image ? keys.get('media', seed.image) : undefined;
    const data = { title: title.it, slug: slug.it, ...(image && { [pictureField]: image }) };
    const { id } = await payload.create({ collection, locale: 'it', data, depth: 0 });
    const translated = { title: title.en, slug: slug.en };
    await payload.update({ collection, id, locale: 'en', data: translated, depth: 0 });
    keys.set(collection, key, id);
  }
}
