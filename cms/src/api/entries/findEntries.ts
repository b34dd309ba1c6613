import { type Section, type SectionHandle, sections } from '../../sections';
import type { ApiContext } from '../context';
import { documentOf, elementId } from '../elementId';
import { pageOf } from '../pageOf';
import { maxLimit } from '../read';
import { sortOf } from '../sortOf';
import { compareBy } from './compareBy';
import { entrySource, type EntrySource } from './entry';
import type { EntryArgs } from './EntryArgs';
import { entryFilter } from './filters';
import { findByScore } from './findByScore';
import { sortable } from './sectionFilters';
import { type Source, sourcesOf } from './sources';

const sortFor = ({ orderBy }: EntryArgs, handles: readonly SectionHandle[]): string[] =>
  sortOf(
    orderBy,
    ['-postDate'],
    handles.flatMap((handle) => sortable[handle] ?? []),
  );

async function fetchFrom(
  { handle, site }: Source,
  args: EntryArgs,
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

const idOf = ({ collection, doc }: EntrySource): string => elementId(collection, doc.id);

/** One row per entry, of the site that comes first. */
function oncePerEntry(entries: EntrySource[]): EntrySource[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(idOf(entry)) && seen.add(idOf(entry)));
}

function inOrderOfIds(entries: EntrySource[], ids: readonly unknown[]): EntrySource[] {
  const order = ids.flatMap((id) => {
    const found = documentOf(id);
    return found ? [elementId(found.collection, found.id)] : [];
  });
  return entries.sort((a, b) => order.indexOf(idOf(a)) - order.indexOf(idOf(b)));
}

/** The entries that the arguments ask for, in their order. */
export async function findEntries(args: EntryArgs, context: ApiContext): Promise<EntrySource[]> {
  const { limit, offset } = pageOf(args);
  const from = sourcesOf(args);
  const fixed = args.fixedOrder && args.id ? args.id : null;
  if (args.search && !fixed && /^\s*score\b/.test(args.orderBy ?? ''))
    return findByScore(args.search, args, { from, limit, offset }, context);
  const [only] = from;
  if (only && from.length === 1 && !fixed) return fetchFrom(only, args, { limit, offset }, context);
  // Several lists merged: each gives what could stand before the end of the page.
  const all = fixed || args.unique;
  const page = { limit: all ? maxLimit : Math.min(limit + offset, maxLimit), offset: 0 };
  const lists = await Promise.all(from.map((source) => fetchFrom(source, args, page, context)));
  const entries = args.unique ? oncePerEntry(lists.flat()) : lists.flat();
  const sort = sortFor(
    args,
    from.map(({ handle }) => handle),
  );
  const sorted = fixed ? inOrderOfIds(entries, fixed) : entries.sort(compareBy(sort));
  return sorted.slice(offset, offset + limit);
}

/** How many entries the arguments ask for, whatever limit and offset say. */
export async function countEntries(args: EntryArgs, context: ApiContext): Promise<number> {
  const from = sourcesOf(args);
  if (args.unique && from.length > 1)
    return (await findEntries({ ...args, limit: null, offset: null }, context)).length;
  const counts = await Promise.all(
    from.map(async ({ handle, site }) => {
      const where = await entryFilter(handle, site, args, context);
      return context.read.count(sections[handle].collection, site, { where });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
