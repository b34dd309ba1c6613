import type { BasePayload, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import { readRevision, stateOf } from '../publish/revision';
import { type EntryCollection, entryCollections } from '../sections';
import { type Site, sites } from '../sites';
import { type Hit, type SearchDocument, SearchIndex } from './SearchIndex';

/**
 * Milliseconds before the last look from which on changes are taken in again: one may have been written
 * a moment before it could be read, and by a program whose clock is behind.
 */
const overlap = 10 * 60_000;

/** How many entries are taken in at once: other requests wait for some dozen milliseconds at most. */
const portion = 25;

const time = (value: unknown, otherwise: number): number =>
  typeof value === 'string' ? new Date(value).getTime() : otherwise;
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An entry as search sees it, or null where it has no title or no address in the language. */
function toDocument(
  collection: EntryCollection,
  doc: Record<string, unknown>,
  site: Site,
): SearchDocument | null {
  const inSite = (name: string): string => {
    const value = doc[name];
    return words(isRecord(value) ? value[site] : value);
  };
  if (doc._status !== 'published' || !inSite('slug')) return null;
  return {
    collection,
    id: Number(doc.id),
    title: inSite('title'),
    summary: ['excerpt', 'subtitle', 'description'].map(inSite).join(' '),
    text: inSite('searchText'),
    from: time(doc.postDate, 0),
    until: time(doc.expiryDate, Infinity),
  };
}

/** Finds entries of a site by words. */
export type Find = (site: Site, query: string) => Promise<Hit[]>;

/** The same, asking only once for the same words: a query asks for each of its sections. */
export function once(find: Find): Find {
  const asked = new Map<string, Promise<Hit[]>>();
  return (site, query) => {
    const key = `${site} ${query}`;
    const hits = asked.get(key) ?? find(site, query);
    asked.set(key, hits);
    return hits;
  };
}

/**
 * Finds public entries by their words. The index is kept in memory and follows the database: it
 * takes in what has changed when the revision says that something has.
 */
export class Search {
  private indexes: Record<Site, SearchIndex> | undefined;
  private state: string | undefined;
  /** ISO time up to which changes are known. */
  private known = '';
  private updating: Promise<void> | undefined;

  constructor(private readonly payload: BasePayload) {}

  /** Entries of a site in which all words occur, the best first. */
  readonly find: Find = async (site, query) => {
    await this.follow();
    return this.indexes?.[site].find(query, Date.now()) ?? [];
  };

  /** Brings the index to the state of the database, or to one that is newer than this call. */
  async follow(): Promise<void> {
    const wanted = stateOf(await readRevision(this.payload), entryCollections);
    if (this.state === wanted) return;
    // An update that is under way may have begun with an older state. A search that went by it would be
    // cached as an answer of the new one, so only an update that begins from now on will do.
    await this.updating?.catch(() => undefined);
    if (this.state === wanted) return;
    this.updating ??= this.update().finally(() => (this.updating = undefined));
    await this.updating;
  }

  private async update(): Promise<void> {
    // Read before the entries: what is published meanwhile is for the next update.
    const state = stateOf(await readRevision(this.payload), entryCollections);
    const started = new Date().toISOString();
    if (this.indexes) {
      const since = new Date(new Date(this.known).getTime() - overlap).toISOString();
      await this.take(this.indexes, { updatedAt: { greater_than_equal: since } });
      if (!(await this.isComplete(this.indexes))) await this.discardMissing(this.indexes);
    }
    if (!this.indexes || !(await this.isComplete(this.indexes))) {
      const fresh = { it: new SearchIndex('it'), en: new SearchIndex('en') };
      await this.take(fresh, {});
      this.indexes = fresh;
    }
    this.state = state;
    this.known = started;
  }

  /** Takes out entries that were deleted: a deletion leaves no entry that says so. */
  private async discardMissing(indexes: Record<Site, SearchIndex>): Promise<void> {
    for (const collection of entryCollections) {
      const { values } = await this.payload.db.findDistinct({
        collection,
        field: 'id',
        where: { _status: { equals: 'published' } },
      });
      const ids = new Set(values.map(({ id }) => Number(id)));
      for (const site of sites) indexes[site].keepOnly(collection, ids);
    }
  }

  private async take(indexes: Record<Site, SearchIndex>, where: Where): Promise<void> {
    for (const collection of entryCollections)
      for (let last = 0; ;) {
        const docs = await this.read(collection, { and: [where, { id: { greater_than: last } }] });
        for (const doc of docs)
          for (const site of sites) {
            const document = toDocument(collection, doc, site);
            if (document) indexes[site].put(document);
            else indexes[site].remove(collection, Number(doc.id));
          }
        if (docs.length < portion) break;
        last = Number(docs.at(-1)?.id);
        await new Promise((resolve) => setImmediate(resolve));
      }
  }

  private async read(
    collection: EntryCollection,
    where: Where,
  ): Promise<Record<string, unknown>[]> {
    const { docs } = await this.payload.db.find<Record<string, unknown>>({
      collection,
      where,
      locale: 'all',
      sort: ['id'],
      limit: portion,
      pagination: false,
      // Fields that a collection does not have are left out by the database.
      select: {
        title: true,
        slug: true,
        excerpt: true,
        subtitle: true,
        description: true,
        searchText: true,
        postDate: true,
        expiryDate: true,
        _status: true,
      },
    });
    return docs.filter(isRecord);
  }

  /** Whether the index has as many entries as the database. If not, it is built again. */
  private async isComplete(indexes: Record<Site, SearchIndex>): Promise<boolean> {
    for (const site of sites) {
      const counts = await Promise.all(
        entryCollections.map((collection) =>
          this.payload.db.count({
            collection,
            locale: site,
            where: { and: [{ _status: { equals: 'published' } }, { slug: { exists: true } }] },
          }),
        ),
      );
      const total = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
      if (total !== indexes[site].size) return false;
    }
    return true;
  }
}
