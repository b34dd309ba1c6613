import type { Where } from 'payload';
import type { QueryEntriesArgs } from '../../contract-types';
import { loadAll } from '../../lib/loadAll';
import {
  type EntryCollection,
  type Section,
  type SectionHandle,
  sections,
} from '../../sections/sections';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { documentOf, elementId } from '../elementId';
import { pageOf } from '../pageOf';
import type { SortedKey } from '../Reader';
import { sortOf } from '../sortOf';
import { compareBy } from './compareBy';
import { entrySource, type EntrySource, loadEntry } from './entry';
import { entryFilter } from './filters';
import { findByFormerAddress } from './findByFormerAddress';
import { findByScore, findHits } from './findByScore';
import { partsOf } from '../../sections/registry';
import { readSortKeys, timeFieldsOf } from './readSortKeys';
import { hasSeveralSites, type Source, sourcesOf } from './sources';

const sortFor = ({ orderBy }: QueryEntriesArgs, handles: readonly SectionHandle[]): string[] =>
  sortOf(
    orderBy,
    ['-postDate'],
    handles.flatMap((handle) => partsOf(sections[handle].collection).sortFields ?? []),
  );

/** Whether a list is sorted by a field that is in no column. */
const isSortedByTime = ({ handle }: Source, args: QueryEntriesArgs): boolean =>
  timeFieldsOf(sections[handle].collection, sortFor(args, [handle])).length > 0;

async function fetchFrom(
  { handle, site }: Source,
  args: QueryEntriesArgs,
  page: { limit: number; offset: number },
  context: ApiContext,
): Promise<EntrySource[]> {
  const { collection }: Section = sections[handle];
  const where = await entryFilter(handle, site, args, context);
  const docs = await context.read.find(collection, site, {
    where,
    sort: sortFor(args, [handle]),
    ...page,
  });
  return docs.map((doc) => entrySource(collection, doc, site));
}

/** The sort key of an entry in one site, without its content. */
interface EntryKey extends SortedKey {
  collection: EntryCollection;
  site: Site;
}

const idOf = ({ collection, id }: EntryKey): string => elementId(collection, id);

/**
 * Returns the sources with their filters. With `unique` the filter of a site excludes the entries that a preferred
 * site has; sources without further entries are left out.
 */
async function filteredSources(
  args: QueryEntriesArgs,
  from: readonly Source[],
  context: ApiContext,
): Promise<(Source & { where: Where })[]> {
  const filtered = await Promise.all(
    from.map(async (source) => ({
      ...source,
      where: await entryFilter(source.handle, source.site, args, context),
    })),
  );
  if (!args.unique || !hasSeveralSites(from)) return filtered;
  const seen = new Set<string>();
  const once: (Source & { where: Where })[] = [];
  for (const { handle, site, where } of filtered) {
    const { collection } = sections[handle];
    const all = [...(await context.read.ids(collection, site, where))];
    const ids = all.filter((id) => !seen.has(elementId(collection, id)));
    for (const id of ids) seen.add(elementId(collection, id));
    if (ids.length === 0) continue;
    once.push({
      handle,
      site,
      where: ids.length === all.length ? where : { and: [where, { id: { in: ids } }] },
    });
  }
  return once;
}

function inOrderOfIds(keys: EntryKey[], ids: readonly unknown[]): EntryKey[] {
  const places = new Map<string, number>();
  for (const [place, id] of ids.entries()) {
    const document = documentOf(id);
    const key = document && elementId(document.collection, document.id);
    if (key !== undefined && !places.has(key)) places.set(key, place);
  }
  const placeOf = (key: EntryKey): number => places.get(idOf(key)) ?? -1;
  return keys.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Finds the entries that match the arguments, in the requested order. */
async function findEntries(args: QueryEntriesArgs, context: ApiContext): Promise<EntrySource[]> {
  const { limit, offset } = pageOf(args);
  const from = sourcesOf(args);
  const fixed = args.fixedOrder && args.id ? args.id : null;
  if (args.search && !fixed && /^\s*score\b/.test(args.orderBy ?? ''))
    return findByScore(args.search, args, { from, limit, offset }, context);
  const [only] = from;
  if (only && from.length === 1 && !fixed && !isSortedByTime(only, args))
    return fetchFrom(only, args, { limit, offset }, context);
  if (limit === 0) return [];
  // To merge several lists, only the keys up to the end of the page are read from each list, because
  // documents are much larger than keys. Then only the documents of the page are loaded.
  const lists = await Promise.all(
    (await filteredSources(args, from, context)).map(async ({ handle, site, where }) => {
      const { collection } = sections[handle];
      const sort = sortFor(args, [handle]);
      const selection = { where, sort, limit: fixed ? null : offset + limit };
      const keys = await readSortKeys(collection, site, selection, context);
      return keys.map((key) => ({ ...key, collection, site }));
    }),
  );
  const keys = lists.flat();
  const handles = from.map(({ handle }) => handle);
  const empty = context.payload.db.name === 'postgres' ? 'last' : 'first';
  const sorted = fixed
    ? inOrderOfIds(keys, fixed)
    : keys.sort(compareBy(sortFor(args, handles), empty));
  return loadAll(sorted.slice(offset, offset + limit).map((key) => loadEntry(key, context)));
}

/** Counts the entries that match the arguments, ignoring limit and offset. */
async function countEntries(args: QueryEntriesArgs, context: ApiContext): Promise<number> {
  const from = sourcesOf(args);
  const { read } = context;
  const unique = args.unique && hasSeveralSites(from);
  const seen = new Set<string>();
  const counts = await Promise.all(
    from.map(async (source) => {
      const { handle, site } = source;
      const { collection } = sections[handle];
      const filter = () => entryFilter(handle, site, args, context);
      if (!args.search && !unique) return read.count(collection, site, { where: await filter() });
      // The index of the search knows the ids, without a query.
      const ids = args.search
        ? (await findHits(args.search, args, source, context)).map(({ id }) => id)
        : [...(await read.ids(collection, site, await filter()))];
      if (!unique) return ids.length;
      for (const id of ids) seen.add(elementId(collection, id));
      return 0;
    }),
  );
  return unique ? seen.size : counts.reduce((sum, count) => sum + count, 0);
}

export const entryQueries = {
  entries: (_, args, context) => findEntries(args, context),
  entry: async (_, args, context) =>
    (await findEntries({ ...args, limit: 1 }, context))[0] ??
    (await findByFormerAddress(args, context)),
  entryCount: (_, args, context) => countEntries(args, context),
} satisfies Partial<ResolversOf<'Query'>>;
