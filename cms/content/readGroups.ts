import { z } from 'zod';
import type { CategorySeed, TagSeed } from '../seed/types';
import { readYamlFile, type TownFolder } from './files';
import type { Target } from './References';
import { bilingual, key, slug } from './schemas';

const names = { title: bilingual, slug: z.strictObject({ it: slug, en: slug }) };
const tags = z.record(key, z.strictObject(names));
const categories = z.record(key, z.strictObject({ ...names, image: key.optional() }));

/** Reads the categories of a section, by their keys in the order of the file. */
export function readCategories(
  town: TownFolder,
  section: string,
  target: Target,
): Record<string, CategorySeed> {
  const yaml = readYamlFile(town, `content/categories/${section}.yml`);
  const read = yaml.check(categories) ?? {};
  for (const name of yaml.keys()) {
    town.collected.references.declare(target, name);
    yaml.refer([name, 'image'], 'media');
  }
  return read;
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
