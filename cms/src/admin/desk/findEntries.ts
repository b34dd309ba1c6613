import type { Where } from 'payload';
import { textIn } from '../../lib/inSite';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import type { EntryCollection } from '../../sections/sections';
import { type Site, sites } from '../../sites';
import { type DeskContext, maxRows } from './DeskContext';

/** An entry in a list of the desk. */
export interface DeskEntry {
  collection: EntryCollection;
  id: number;
  /** In the language of the admin if the entry has a title in it; empty if it has no title at all. */
  title: string;
  /** The language of the title, in which the link opens the entry. */
  site: Site;
}

/** An entry with the date by which its list is sorted. */
export interface DatedEntry extends DeskEntry {
  /** As an ISO time. */
  date: string;
  /** The id of the member of the staff who last saved it. */
  updatedBy: number | null;
}

/** The first entries of a list, and how many there are in each section. */
export interface FoundEntries<Entry = DatedEntry> {
  /** The filter that finds all of them. */
  where: Where;
  entries: Entry[];
  totals: { collection: EntryCollection; total: number }[];
}

interface EntryQuery {
  where: Where;
  /** The field by which the list is sorted. */
  field: 'updatedAt' | 'expiryDate' | 'verifiedOn';
  order: 'newest' | 'oldest';
  /** Whether drafts are searched instead of the published entries. */
  draft?: boolean;
}

/**
 * The title and language of a document that was read in all languages.
 *
 * @param preferred the language to use if the document has a title in it
 */
export function titleOf(doc: object, preferred: Site): Pick<DeskEntry, 'title' | 'site'> {
  const titles: unknown = 'title' in doc ? doc.title : undefined;
  const site = [preferred, ...sites].find((one) => textIn(titles, one)) ?? preferred;
  return { title: textIn(titles, site) ?? '', site };
}

async function findInSection(desk: DeskContext, collection: EntryCollection, query: EntryQuery) {
  const { where, field, order, draft = false } = query;
  const { docs, totalDocs: total } = await desk.payload.find({
    collection,
    where,
    draft,
    sort: order === 'newest' ? `-${field}` : field,
    limit: maxRows,
    depth: 0,
    locale: 'all',
    select: { title: true, [field]: true, updatedBy: true },
    user: desk.user,
    overrideAccess: false,
  });
  const entries = docs.map((doc): DatedEntry => {
    const { id, updatedBy, [field]: date }: { id: number; [name: string]: unknown } = { ...doc };
    return {
      collection,
      id,
      ...titleOf(doc, desk.language),
      date: stringOrEmpty(date),
      updatedBy: typeof updatedBy === 'number' ? updatedBy : null,
    };
  });
  return { collection, total, entries };
}

/** Finds the entries of several sections that match a filter, as one sorted list. */
export async function findEntries(
  desk: DeskContext,
  collections: readonly EntryCollection[],
  query: EntryQuery,
): Promise<FoundEntries> {
  const found = await Promise.all(
    collections.map((collection) => findInSection(desk, collection, query)),
  );
  const direction = query.order === 'newest' ? -1 : 1;
  return {
    where: query.where,
    entries: found
      .flatMap(({ entries }) => entries)
      .sort((a, b) => direction * a.date.localeCompare(b.date))
      .slice(0, maxRows),
    totals: found
      .filter(({ total }) => total > 0)
      .map(({ collection, total }) => ({ collection, total })),
  };
}

/** Reads the titles of entries, also of drafts, in the language of the admin. Deleted entries are missing. */
export async function readTitles(
  desk: DeskContext,
  collection: EntryCollection,
  ids: readonly number[],
): Promise<DeskEntry[]> {
  if (ids.length === 0) return [];
  const { docs } = await desk.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    locale: 'all',
    pagination: false,
    select: { title: true },
    user: desk.user,
    overrideAccess: false,
  });
  return docs.map((doc) => ({ collection, id: doc.id, ...titleOf(doc, desk.language) }));
}
