import type { CategoryGroup, TagGroup } from '../src/api/groups';
import { defaultSite, type Site, sites } from '../src/sites';
import type { Store } from '../transfer/Store';
import type { Keys } from './Keys';
import { searchFields } from './createSeeder';
import type { CategorySeed } from './types';
import type { Fields } from '../src/lib/Fields';

/** The field of the picture of a category, by its group. */
export const pictureFields: Partial<Record<CategoryGroup | TagGroup, string>> = {
  accommodationsCategories: 'backgroundImage',
  servicesCategories: 'image',
};

/** The fields of a category or a tag in one language. */
export function groupFields(
  group: CategoryGroup | TagGroup,
  seed: CategorySeed,
  site: Site,
  keys: Keys,
): Fields {
  const image = seed.image ? keys.get('media', seed.image) : null;
  const pictureField = pictureFields[group];
  return {
    title: seed.title[site],
    slug: seed.slug[site] || undefined,
    ...(pictureField && { [pictureField]: image }),
    ...(group === 'newsCategories' && searchFields(seed, site, keys)),
  };
}

/** Creates a category or a tag, and returns its id. */
export async function createGroupItem(
  store: Store,
  group: CategoryGroup | TagGroup,
  { key, seed }: { key: string; seed: CategorySeed },
  keys: Keys,
): Promise<number> {
  const [first = defaultSite, ...others] = sites.filter((site) => seed.title[site] !== '');
  const { id } = await store.create(group, first, {
    ...groupFields(group, seed, first, keys),
    key,
  });
  for (const site of others)
    await store.update(group, id, { site, data: groupFields(group, seed, site, keys) });
  return id;
}
