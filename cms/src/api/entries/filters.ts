import type { QueryEntriesArgs } from '../../contract-types';
import type { Where } from 'payload';
import { partsOf } from '../../sections/registry';
import { type Section, type SectionHandle, sections, whereOfUri } from '../../sections/sections';
import type { Site } from '../../sites';
import { idIn } from '../elementId';
import { type CategoryGroup, isCategoryGroup, isTagGroup, type TagGroup } from '../groups';
import type { ApiContext } from '../context';
import type { Reader } from '../Reader';
import { isOwnArgument } from './argumentFilters';
import { idFilter, nothing } from './idFilter';
import { optionFilter } from './optionFilter';

const anyOf = (conditions: Where[]): Where =>
  conditions.length > 0 ? { or: conditions } : nothing;

const relatedFilter = (section: Section, values: readonly unknown[]): Where =>
  anyOf(
    Object.entries(section.groups).map(([group, field]) =>
      optionFilter(field, values, (value) => idIn(group, value)),
    ),
  );

/** Builds the filters for category or tag criteria, all of which must match. */
async function relatedToGroups(
  section: Section,
  site: Site,
  criteria: NonNullable<QueryEntriesArgs['relatedToCategories']>,
  isGroup: (group: unknown) => group is CategoryGroup | TagGroup,
  read: Reader,
): Promise<Where[]> {
  return Promise.all(
    criteria
      .flatMap((one) => one ?? [])
      .map(async ({ group, slug }) => {
        const conditions = await Promise.all(
          Object.entries(section.groups).map(async ([own, field]) => {
            if (!isGroup(own) || (group && !group.includes(own))) return nothing;
            const docs = await read.find(own, site, slug ? { where: { slug: { in: slug } } } : {});
            return { [field]: { in: docs.map((doc) => doc.id) } };
          }),
        );
        return anyOf(conditions);
      }),
  );
}

/** Whether an argument selects nothing. */
const isUnset = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Builds the filters for the section's own arguments, all of which must match. */
function ownFilters(
  { collection }: Section,
  site: Site,
  args: QueryEntriesArgs,
  read: Reader,
): Promise<Where[]> {
  const { filters } = partsOf(collection);
  const idsOf = (where: Where) => read.ids(collection, site, where);
  return Promise.all(
    Object.keys(args)
      .filter(isOwnArgument)
      .filter((name) => !isUnset(args[name]))
      .map(async (name) => filters[name]?.(name, args[name], idsOf) ?? nothing),
  );
}

/** Builds the filter for the entries of one section in one site from the arguments. */
export async function entryFilter(
  handle: SectionHandle,
  site: Site,
  args: QueryEntriesArgs,
  { read, search: find }: ApiContext,
): Promise<Where> {
  const section: Section = sections[handle];
  const { id, slug, uri, search, relatedTo, relatedToCategories, relatedToTags } = args;
  const conditions = await ownFilters(section, site, args, read);
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
