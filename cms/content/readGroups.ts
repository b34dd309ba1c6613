import { z } from 'zod';
import type { CategorySeed, SearchSeed, TagSeed } from '../seed/types';
import { inEachSite } from '../src/sites';
import { readYamlFile, type TownFolder } from './files';
import { key, seo, slugs, texts } from './schemas';

const names = { title: texts, slug: slugs };
const tags = z.record(key, z.strictObject(names));
const categories = z.record(key, z.strictObject({ ...names, image: key.optional() }));

/** Only the categories of news have pages of their own. */
const newsCategories = z.record(
  key,
  z.strictObject({
    ...names,
    seo: z
      .strictObject(inEachSite(() => seo.optional()))
      .transform((own): NonNullable<SearchSeed['seo']> => inEachSite((site) => own[site] ?? {}))
      .optional(),
    seoImage: key.optional(),
    noIndex: z.literal(true).optional(),
  }),
);

/** Reads the categories of a section, by their keys in the order of the file. */
export function readCategories(
  town: TownFolder,
  section: 'accommodations' | 'services' | 'events' | 'news',
): Record<string, CategorySeed> {
  const yaml = readYamlFile(town, `content/categories/${section}.yml`);
  const read = yaml.check<z.ZodType<Record<string, CategorySeed>>>(
    section === 'news' ? newsCategories : categories,
  );
  for (const name of yaml.keys()) {
    town.collected.references.declare(`${section}Categories`, name);
    for (const field of ['image', 'seoImage']) yaml.refer([name, field], 'media');
  }
  return read ?? {};
}

/** Reads the tags of a section, by their keys in the order of the file. */
export function readTags(town: TownFolder, section: 'events' | 'news'): Record<string, TagSeed> {
  const yaml = readYamlFile(town, `content/tags/${section}.yml`);
  for (const name of yaml.keys()) town.collected.references.declare(`${section}Tags`, name);
  return yaml.check(tags) ?? {};
}
