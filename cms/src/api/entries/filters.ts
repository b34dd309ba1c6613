import type { Where } from 'payload';
import { type Section, type SectionHandle, sections, whereOfUri } from '../../sections/sections';
import type { Site } from '../../sites';
import { documentOf } from '../elementId';
import { type CategoryGroup, isCategoryGroup, isTagGroup, type TagGroup } from '../groups';
import type { ApiContext } from '../context';
import type { Reader } from '../Reader';
import type { EntryArgs } from './EntryArgs';
import { idFilter } from './idFilter';
import { optionFilter } from './optionFilter';
import { commonArgs, sectionFilters } from './sectionFilters';

const nothing: Where = { id: { equals: 0 } };
const anyOf = (conditions: Where[]): Where =>
  conditions.length > 0 ? { or: conditions } : nothing;

function relatedFilter(section: Section, values: readonly unknown[]): Where {
  const fields = Object.entries(section.groups);
  return anyOf(
    fields.flatMap(([group, field]) =>
      field
        ? [
            optionFilter(field, values, (value) => {
              const document = documentOf(value);
              return document?.collection === group ? document.id : undefined;
            }),
          ]
        : [],
    ),
  );
}

/** Builds the filters for category or tag criteria, all of which must match. */
async function relatedToGroups(
  section: Section,
  site: Site,
  criteria: NonNullable<EntryArgs['relatedToCategories']>,
  isGroup: (group: unknown) => group is CategoryGroup | TagGroup,
  read: Reader,
): Promise<Where[]> {
  return Promise.all(
    criteria
      .flatMap((one) => one ?? [])
      .map(async ({ group, slug }) => {
        const conditions = await Promise.all(
          Object.entries(section.groups).map(async ([own, field]) => {
            if (!field || !isGroup(own) || (group && !group.includes(own))) return nothing;
            const docs = await read.find(own, site, slug ? { where: { slug: { in: slug } } } : {});
            return { [field]: { in: docs.map((doc) => doc.id) } };
          }),
        );
        return anyOf(conditions);
      }),
  );
}

/**
 * Builds the filter for `includedServices: ["and", "wifi", "desk"]`, which requires all values. Each value is
 * queried separately, because in one query a single row of the joined table would have to match all
 * conditions.
 */
async function allServicesFilter(
  handle: SectionHandle,
  site: Site,
  values: readonly unknown[],
  read: Reader,
): Promise<Where> {
  const filter = sectionFilters[handle].includedServices;
  if (!filter) return nothing;
  const { collection } = sections[handle];
  const sets = await Promise.all(
    values.map((value) => read.ids(collection, site, filter('includedServices', [value]))),
  );
  const [first = new Set<number>(), ...others] = sets;
  return { id: { in: [...first].filter((id) => others.every((set) => set.has(id))) } };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function ownFilters(handle: SectionHandle, args: EntryArgs): Where[] {
  const filters = sectionFilters[handle];
  return (Object.keys(args) as (keyof EntryArgs)[])
    .filter((name) => !commonArgs.has(name) && !isEmpty(args[name]))
    .map((name) => filters[name]?.(name, args[name]) ?? nothing);
}

/** Builds the filter for the entries of one section in one site from the arguments. */
export async function entryFilter(
  handle: SectionHandle,
  site: Site,
  args: EntryArgs,
  { read, search: find }: ApiContext,
): Promise<Where> {
  const section: Section = sections[handle];
  const { id, slug, uri, search, relatedTo, relatedToCategories, relatedToTags } = args;
  const [first, ...all] = args.includedServices ?? [];
  const conditions: Where[] =
    first === 'and'
      ? [
          ...ownFilters(handle, { ...args, includedServices: null }),
          await allServicesFilter(handle, site, all, read),
        ]
      : ownFilters(handle, args);
  if (section.where) conditions.push(section.where);
  if (id) conditions.push(idFilter(section.collection, id));
  if (slug) conditions.push({ slug: { in: slug.filter((one) => one !== null) } });
  if (uri) {
    const toWhere = (path: string | null) =>
      path === null ? null : whereOfUri(handle, site, path);
    conditions.push(anyOf(uri.map((path) => toWhere(path) ?? nothing)));
  }
  // An empty relatedTo matches all entries, as in Craft.
  if (relatedTo && relatedTo.length > 0) conditions.push(relatedFilter(section, relatedTo));
  const groups = [
    ...(await relatedToGroups(section, site, relatedToCategories ?? [], isCategoryGroup, read)),
    ...(await relatedToGroups(section, site, relatedToTags ?? [], isTagGroup, read)),
  ];
  conditions.push(...groups);
  if (search) {
    const hits = await find(site, search);
    const here = hits.filter(({ collection }) => collection === section.collection);
    conditions.push({ id: { in: here.map((hit) => hit.id) } });
  }
  return { and: conditions };
}
