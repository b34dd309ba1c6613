import type { Where } from 'payload';
import { searchWords } from '../../lib/searchWords';
import { type Section, type SectionHandle, sections, whereOfUri } from '../../sections';
import type { Site } from '../../sites';
import { isCategoryGroup } from '../categories/category';
import { documentOf } from '../elementId';
import type { Reader } from '../read';
import type { EntryArgs } from './EntryArgs';
import { idFilter } from './idFilter';
import { optionFilter } from './optionFilter';
import { commonArgs, sectionFilters } from './sectionFilters';

const nothing: Where = { id: { equals: 0 } };
const anyOf = (conditions: Where[]): Where =>
  conditions.length > 0 ? { or: conditions } : nothing;

function related(section: Section, values: readonly unknown[]): Where {
  const fields = Object.entries(section.categories);
  return anyOf(
    fields.flatMap(([group, field]) =>
      field
        ? [
            optionFilter(field, values, (value) => {
              const found = documentOf(value);
              return found?.collection === group ? found.id : undefined;
            }),
          ]
        : [],
    ),
  );
}

async function relatedToCategories(
  section: Section,
  site: Site,
  criteria: NonNullable<EntryArgs['relatedToCategories']>,
  read: Reader,
): Promise<Where[]> {
  return Promise.all(
    criteria.map(async ({ group, slug }) => {
      const conditions = await Promise.all(
        Object.entries(section.categories).map(async ([own, field]) => {
          if (!field || !isCategoryGroup(own) || (group && !group.includes(own))) return nothing;
          const docs = await read.find(own, site, slug ? { where: { slug: { in: slug } } } : {});
          return { [field]: { in: docs.map((doc) => doc.id) } };
        }),
      );
      return anyOf(conditions);
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function own(handle: SectionHandle, args: EntryArgs): Where[] {
  const filters = sectionFilters[handle];
  return (Object.keys(args) as (keyof EntryArgs)[])
    .filter((name) => !commonArgs.has(name) && !isEmpty(args[name]))
    .map((name) => filters[name]?.(name, args[name]) ?? nothing);
}

/** The filter for the entries of one section in one site that the arguments ask for. */
export async function entryFilter(
  handle: SectionHandle,
  site: Site,
  args: EntryArgs,
  read: Reader,
): Promise<Where> {
  const section: Section = sections[handle];
  const { id, slug, uri, search, relatedTo, relatedToTags } = args;
  const conditions: Where[] = own(handle, args);
  if (section.where) conditions.push(section.where);
  if (id) conditions.push(idFilter(section.collection, id));
  if (slug) conditions.push({ slug: { in: slug } });
  if (uri) conditions.push(anyOf(uri.map((path) => whereOfUri(section, site, path) ?? nothing)));
  // Craft ignores an empty relatedTo; a cleared filter means all.
  if (relatedTo && relatedTo.length > 0) conditions.push(related(section, relatedTo));
  if (args.relatedToCategories)
    conditions.push(...(await relatedToCategories(section, site, args.relatedToCategories, read)));
  if (relatedToTags && relatedToTags.length > 0) conditions.push(nothing);
  if (search)
    conditions.push(...searchWords(search).map((word) => ({ searchText: { like: word } })));
  return { and: conditions };
}
