import { z } from 'zod';
import type { CategorySeed, SearchSeed, TagSeed } from '../seed/types';
import { readYamlFile, type TownFolder } from './files';
import type { Target } from './References';
import { bilingual, bilingualSlug, key, seo } from './schemas';

const names = { title: bilingual, slug: bilingualSlug };
const tags = z.record(key, z.strictObject(names));
const categories = z.record(key, z.strictObject({ ...names, image: key.optional() }));

/** Only the categories of news have pages of their own. */
const newsCategories = z.record(
  key,
  z.strictObject({
    ...names,
    seo: z
      .strictObject({ it: seo.optional(), en: seo.optional() })
      .transform(({ it = {}, en = {} }): NonNullable<SearchSeed['seo']> => ({ it, en }))
      .optional(),
    seoImage: key.optional(),
    noIndex: z.literal(true).optional(),
  }),
);

/** Reads the categories of a section, by their keys in the order of the file. */
export function readCategories(
  town: TownFolder,
  section: string,
  target: Target,
): Record<string, CategorySeed> {
  const yaml = readYamlFile(town, `content/categories/${section}.yml`);
  const read = yaml.check<z.ZodType<Record<string, CategorySeed>>>(
    section === 'news' ? newsCategories : categories,
  );
  for (const name of yaml.keys()) {
    town.collected.references.declare(target, name);
    for (const field of ['image', 'seoImage']) yaml.refer([name, field], 'media');
  }
  return read ?? {};
}

/** Reads the tags of a section, by their keys in the order of the file. */
export function readTags(
  town: TownFolder,
  section: string,
  target: Target,
): Record<string, TagSeed> {
  const yaml = readYamlFile(town, `content/tags/${section}.yml`);
  for (const name of yaml.keys()) town.collected.references.declare(target, name);
  return yaml.check(tags) ?? {};
}
