import { z } from 'zod';
import type { CategorySeed, TagSeed } from '../seed/types';
import type { SearchSeed } from './EntrySeed';
import { inEachSite, type PerSite, sites } from '../src/sites';
import { readYamlFile, type TownFolder } from './files';
import { key, seo, slugs, texts } from './schemas';
import type { Yaml } from './Yaml';

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

/** Reports an address that two categories or tags have in one language. */
function checkSlugs(yaml: Yaml, read: Record<string, { slug: PerSite }> = {}): void {
  for (const site of sites) {
    const keys = new Map<string, string>();
    for (const [name, { slug }] of Object.entries(read)) {
      const other = keys.get(slug[site]);
      if (other) yaml.report([name, 'slug', site], `is also that of ${other}`);
      else if (slug[site] !== '') keys.set(slug[site], name);
    }
  }
}

/** Reads the categories of a section, by their keys in the order of the file. */
export function readCategories(
  town: TownFolder,
  section: 'accommodations' | 'services' | 'events' | 'news',
): Record<string, CategorySeed> {
  const yaml = readYamlFile(town, `content/categories/${section}.yml`);
  const read = yaml.check<z.ZodType<Record<string, CategorySeed>>>(
    section === 'news' ? newsCategories : categories,
  );
  checkSlugs(yaml, read);
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
  const read = yaml.check(tags);
  checkSlugs(yaml, read);
  return read ?? {};
}
