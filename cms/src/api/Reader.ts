import DataLoader from 'dataloader';
import type { BasePayload, Where } from 'payload';
import { notExpired } from '../fields/dates';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import type { Config } from '../payload-types';
import { isRecord } from '../lib/isRecord';
import type { Part } from '../publish/revision';
import { type Doc, type EntryCollection, isEntryCollection } from '../sections/sections';
import type { Site } from '../sites';
import { type CategoryGroup, isCategoryGroup, isTagGroup, type TagGroup } from './groups';
import { pageAround } from './pageAround';
import type { RequestBudget } from './RequestBudget';
import { selectOf } from './selectOf';

/** The collections that the contract reads. */
export type ReadCollection =
  EntryCollection | CategoryGroup | TagGroup | 'media' | 'formerAddresses' | 'redirects';
/** The globals with content; Payload adds one for its jobs. */
export type ReadGlobal = Exclude<keyof Config['globals'], 'payload-jobs-stats'>;

/** The maximum number of elements in one answer. */
export const maxLimit = 1000;

/**
 * The number of documents per database query. SQLite and Payload block the event loop for about 10 ms per
 * query of this size, and other requests run before the next query.
 */
const batchSize = 50;

interface Selection {
  where?: Where;
  sort?: string[];
}

/** Selects sort keys. Without documents their number is not limited. */
interface KeySelection {
  where: Where;
  sort: string[];
  /** The maximum number of keys, or null for all. */
  limit: number | null;
}

/** The id of a document and the values of its sort fields. */
export interface SortedKey {
  id: number;
  values: Readonly<Record<string, unknown>>;
}

/** The number of keys per database query, which blocks the event loop for about 40 ms. */
const keyBatchSize = 500;

/** Selects one language: the database adapter returns translated fields in all languages, Payload in one. */
const inSite = (value: unknown, site: Site): unknown => (isRecord(value) ? value[site] : value);

const isTranslated = (collection: ReadCollection): boolean =>
  isEntryCollection(collection) || isCategoryGroup(collection) || isTagGroup(collection);

/**
 * Returns the visibility rules of the contract: elements need a title and an address in the site's language,
 * and entries must be published and between their two dates. A preview also shows drafts, but not the trash.
 */
function visibilityConditions(collection: ReadCollection, preview: boolean): Where[] {
  // The slug is generated from the title, so an element with a slug has both.
  const inLanguage: Where[] = isTranslated(collection) ? [{ slug: { exists: true } }] : [];
  if (!isEntryCollection(collection)) return inLanguage;
  // An entry in the trash is not published. Some of Payload's reads exclude the trash, others do not.
  if (preview) return [...inLanguage, { deletedAt: { exists: false } }];
  const now = new Date();
  return [
    ...inLanguage,
    { _status: { equals: 'published' } },
    { or: [{ postDate: { exists: false } }, { postDate: { less_than_equal: now.toISOString() } }] },
    notExpired(now),
  ];
}

type Loader = DataLoader<number, Doc<ReadCollection> | null>;

/** Reads documents for one request. All reads of the contract use this class. */
export class Reader {
  private readonly loaders = new Map<string, Loader>();
  private readonly idQueries = new Map<string, Promise<Set<number>>>();
  private readonly readParts = new Set<Part>();
  private queryQueue: Promise<void> = Promise.resolve();

  /**
   * @param identifiers The identifiers of the request. Fields that it does not name are not read, because the
   *   largest fields of an entry are not needed in most lists.
   * @param budget The limits of the request; undefined for internal work of the program.
   */
  constructor(
    private readonly payload: BasePayload,
    readonly preview: boolean,
    private readonly identifiers: ReadonlySet<string>,
    private readonly budget?: RequestBudget,
  ) {}

  /** The parts that were read so far. The answer is valid until content of these parts is published. */
  get parts(): ReadonlySet<Part> {
    return this.readParts;
  }

  /** Adds parts that other code has read for this request. */
  addParts(...parts: Part[]): void {
    for (const part of parts) this.readParts.add(part);
  }

  private where(collection: ReadCollection, { where }: Selection): Where {
    this.budget?.check();
    this.addParts(collection);
    return { and: [...visibilityConditions(collection, this.preview), ...(where ? [where] : [])] };
  }

  async find<C extends ReadCollection>(
    collection: C,
    site: Site,
    { limit = maxLimit, offset = 0, ...selection }: Selection & { limit?: number; offset?: number },
  ): Promise<Doc<C>[]> {
    const results: Doc<C>[] = [];
    const end = offset + limit;
    for (let from = offset; from < end;) {
      await this.yieldBeforeQuery();
      // Batches end at multiples of the batch size, so that each is one page.
      const to = Math.min(end, from - (from % batchSize) + batchSize);
      const docs = await this.findBatch(collection, site, {
        ...selection,
        limit: to - from,
        offset: from,
      });
      this.budget?.takeRows(docs.length);
      results.push(...docs);
      if (docs.length < to - from) break;
      from = to;
    }
    return results;
  }

  /**
   * Waits for a separate turn of the event loop for each database query, even if several lists are read at
   * once. SQLite blocks the event loop during a query, and other requests run between the queries.
   */
  private yieldBeforeQuery(): Promise<void> {
    this.queryQueue = this.queryQueue.then(() => yieldToEventLoop());
    return this.queryQueue;
  }

  private async findBatch<C extends ReadCollection>(
    collection: C,
    site: Site,
    { limit, offset, ...selection }: Selection & { limit: number; offset: number },
  ): Promise<Doc<C>[]> {
    const { page, size } = pageAround(offset, limit);
    const { docs } = await this.payload.find({
      collection,
      locale: site,
      fallbackLocale: false,
      depth: 0,
      draft: this.preview && isEntryCollection(collection),
      // With pagination Payload counts all matching documents.
      pagination: false,
      page: page + 1,
      limit: size,
      where: this.where(collection, selection),
      sort: selection.sort,
      select: selectOf(this.payload.collections[collection].config, this.identifiers),
      overrideAccess: true,
    });
    return docs.slice(offset - page * size).slice(0, limit);
  }

  /** Reads the ids and sort values of matching documents in order; all ids alone in no order, by one query. */
  async readKeys(
    collection: ReadCollection,
    site: Site,
    { limit, ...keys }: KeySelection,
  ): Promise<SortedKey[]> {
    if (limit === null && !this.preview && keys.sort.every((field) => field === '-id'))
      return [...(await this.ids(collection, site, keys.where))].map((id) => ({
        id,
        values: { id },
      }));
    const results: SortedKey[] = [];
    const size = Math.min(keyBatchSize, limit ?? keyBatchSize);
    for (let page = 1; limit === null || results.length < limit; page += 1) {
      await this.yieldBeforeQuery();
      const docs = await this.readKeyPage(collection, site, { ...keys, page, size });
      for (const { id, ...doc } of docs) {
        const values: Record<string, unknown> = { id };
        for (const [name, value] of Object.entries(doc)) values[name] = inSite(value, site);
        results.push({ id: Number(id), values });
      }
      this.budget?.takeKeys(docs.length);
      if (docs.length < size) break;
    }
    return results.slice(0, limit ?? undefined);
  }

  private async readKeyPage(
    collection: ReadCollection,
    site: Site,
    { where, sort, page, size }: Omit<KeySelection, 'limit'> & { page: number; size: number },
  ): Promise<Record<string, unknown>[]> {
    const select: Record<string, true> = {};
    for (const field of sort) select[field.replace('-', '')] = true;
    const selection = {
      collection,
      locale: site,
      pagination: false,
      page,
      limit: size,
      where: this.where(collection, { where }),
      // A copy is needed, because Payload adds a field to this list.
      sort: [...sort],
      select,
    };
    // Drafts need Payload's own find, which takes three times as long as the database adapter.
    const { docs } =
      this.preview && isEntryCollection(collection)
        ? await this.payload.find({
            ...selection,
            fallbackLocale: false,
            depth: 0,
            draft: true,
            overrideAccess: true,
          })
        : await this.payload.db.find<Record<string, unknown>>(selection);
    return docs.map((doc) => ({ ...doc }));
  }

  async count(collection: ReadCollection, site: Site, selection: Selection): Promise<number> {
    await this.yieldBeforeQuery();
    const { totalDocs } = await this.payload.count({
      collection,
      locale: site,
      where: this.where(collection, selection),
      overrideAccess: true,
    });
    return totalDocs;
  }

  /**
   * Reads the ids of all matching documents. Results are cached, because a list and its count need the same.
   */
  ids(collection: ReadCollection, site: Site, where: Where): Promise<Set<number>> {
    const key = JSON.stringify([collection, site, where]);
    const known = this.idQueries.get(key) ?? this.readIds(collection, site, where);
    this.idQueries.set(key, known);
    return known;
  }

  private async readIds(collection: ReadCollection, site: Site, where: Where) {
    await this.yieldBeforeQuery();
    const { values } = await this.payload.db.findDistinct({
      collection,
      field: 'id',
      locale: site,
      where: this.where(collection, { where }),
    });
    return new Set(values.map(({ id }) => Number(id)));
  }

  /** Loads a document by its id. Returns null if visitors of the site must not see it. */
  async load<C extends ReadCollection>(
    collection: C,
    site: Site,
    id: number,
  ): Promise<Doc<C> | null> {
    const key = `${collection} ${site}`;
    const loader = this.loaders.get(key) ?? this.createLoader(collection, site);
    this.loaders.set(key, loader);
    // The map does not know that the loader of a collection returns its documents.
    return (await loader.load(id)) as Doc<C> | null;
  }

  private createLoader(collection: ReadCollection, site: Site): Loader {
    return new DataLoader(
      async (ids) => {
        const where = { id: { in: [...ids] } };
        const docs = await this.find(collection, site, { where, limit: ids.length });
        const byId = new Map(docs.map((doc) => [doc.id, doc]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // setImmediate runs after all promises of this turn, so that all sibling resolvers have added their keys.
      { maxBatchSize: batchSize, batchScheduleFn: setImmediate },
    );
  }

  /** Reads a global set or a menu. */
  async global<G extends ReadGlobal>(slug: G, site: Site): Promise<Config['globals'][G]> {
    await this.yieldBeforeQuery();
    this.budget?.check();
    this.addParts(slug);
    return this.payload.findGlobal({
      slug,
      locale: site,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
    });
  }
}
