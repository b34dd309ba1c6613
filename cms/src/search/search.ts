import type { BasePayload, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { readRevision, stateOf } from '../publish/revision';
import { type EntryCollection, entryCollections } from '../sections/sections';
import { inEachSite, type PerSite, type Site, sites } from '../sites';
import { type Hit, type SearchDocument, SearchIndex } from './SearchIndex';
import { minuteMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';

/**
 * Milliseconds by which an update overlaps the previous one. A change may be committed long after its
 * timestamp, for example by an import.
 */
const overlap = 10 * minuteMs;

/**
 * The number of entries indexed at once, so that other requests wait for a few dozen milliseconds at most.
 */
const batchSize = 25;

const time = (value: unknown, otherwise: number): number =>
  typeof value === 'string' ? new Date(value).getTime() : otherwise;

/** Returns the search document of an entry, or null if it is not published or has no slug in the language. */
function toDocument(
  collection: EntryCollection,
  doc: Record<string, unknown>,
  site: Site,
): SearchDocument | null {
  const inSite = (name: string): string => {
    const value = doc[name];
    return stringOrEmpty(isRecord(value) ? value[site] : value);
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

/** Searches entries of a site by words. */
export type Find = (site: Site, query: string) => Promise<Hit[]>;

/** Caches results per site and words, because a query runs the same search for each of its sections. */
export function memoizeFind(find: Find): Find {
  const cache = new Map<string, Promise<Hit[]>>();
  return (site, query) => {
    const key = `${site} ${query}`;
    const hits = cache.get(key) ?? find(site, query);
    cache.set(key, hits);
    return hits;
  };
}

/**
 * Searches public entries by words. The index is in memory. When the revision of the database changes, it is
 * updated with the changed entries.
 */
export class Search {
  private indexes: PerSite<SearchIndex> | undefined;
  private state: string | undefined;
  /** The ISO time up to which changes are indexed. */
  private knownUntil = '';
  private updating: Promise<void> | undefined;

  constructor(private readonly payload: BasePayload) {}

  /** Finds entries of a site that contain all words, the best match first. */
  readonly find: Find = async (site, query) => {
    await this.refresh();
    return this.indexes?.[site].find(query, Date.now()) ?? [];
  };

  /** Updates the index to the current state of the database or a newer one. */
  async refresh(): Promise<void> {
    const wanted = stateOf(await readRevision(this.payload), entryCollections);
    if (this.state === wanted) return;
    // A running update may have started with an older state. Its results would be cached for the new state,
    // so wait for an update that starts now.
    await this.updating?.catch(() => undefined);
    if (this.state === wanted) return;
    this.updating ??= this.update().finally(() => (this.updating = undefined));
    await this.updating;
  }

  private async update(): Promise<void> {
    // The state is read before the entries, so that the next update includes later publications.
    const state = stateOf(await readRevision(this.payload), entryCollections);
    const started = new Date().toISOString();
    if (this.indexes) {
      const since = isoTime(Date.parse(this.knownUntil) - overlap);
      await this.indexEntries(this.indexes, { updatedAt: { greater_than_equal: since } });
      if (!(await this.isComplete(this.indexes))) await this.discardMissing(this.indexes);
    }
    if (!this.indexes || !(await this.isComplete(this.indexes))) {
      const fresh = inEachSite((site) => new SearchIndex(site));
      await this.indexEntries(fresh, {});
      this.indexes = fresh;
    }
    this.state = state;
    this.knownUntil = started;
  }

  /** Removes deleted entries. They are not among the changed entries, so all ids are compared. */
  private async discardMissing(indexes: PerSite<SearchIndex>): Promise<void> {
    for (const collection of entryCollections) {
      const { values } = await this.payload.db.findDistinct({
        collection,
        field: 'id',
        where: { _status: { equals: 'published' } },
      });
      const ids = new Set(values.map(({ id }) => Number(id)));
      for (const site of sites) indexes[site].removeOthers(collection, ids);
    }
  }

  private async indexEntries(indexes: PerSite<SearchIndex>, where: Where): Promise<void> {
    for (const collection of entryCollections)
      for (let last = 0; ;) {
        const docs = await this.read(collection, { and: [where, { id: { greater_than: last } }] });
        for (const doc of docs)
          for (const site of sites) {
            const document = toDocument(collection, doc, site);
            if (document) indexes[site].put(document);
            else indexes[site].remove(collection, Number(doc.id));
          }
        if (docs.length < batchSize) break;
        last = Number(docs.at(-1)?.id);
        await yieldToEventLoop();
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
      limit: batchSize,
      pagination: false,
      // The database ignores fields that a collection does not have.
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

  /** Whether the index has as many entries as the database. Otherwise it is rebuilt. */
  private async isComplete(indexes: PerSite<SearchIndex>): Promise<boolean> {
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
