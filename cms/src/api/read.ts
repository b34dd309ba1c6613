import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BasePayload, Where } from 'payload';
import type { Config, FormerAddress, Media } from '../payload-types';
import { batch } from '../lib/batch';
import { isRecord } from '../lib/isRecord';
import type { Part } from '../publish/revision';
import { type EntryDocs, isEntryCollection } from '../sections';
import type { Site } from '../sites';
import { type CategoryDocs, isCategoryGroup, isTagGroup, type TagDocs } from './groups';
import { pageAround } from './pageAround';
import type { RequestBudget } from './RequestBudget';
import { selectOf } from './selectOf';

/** The documents that the contract is made of, by collection. */
export interface Docs extends EntryDocs, CategoryDocs, TagDocs {
  media: Media;
  formerAddresses: FormerAddress;
}
export type ReadCollection = keyof Docs;
export type ReadGlobal = keyof Config['globals'];

/** The largest number of elements of one answer. */
export const maxLimit = 1000;

/**
 * How many documents one query of the database reads. SQLite and Payload keep the event loop busy
 * meanwhile, some 10 ms for so many; other requests get a turn before the next query.
 */
const portion = 50;

interface Selection {
  where?: Where;
  sort?: string[];
}

/** What keys are read of: as a selection, but without documents there may be any number of them. */
export interface Keys {
  where: Where;
  sort: string[];
  /** The largest number of keys; null for all. */
  limit: number | null;
}

/** A document's id and the values of the fields that it is sorted by. */
export interface Sorted {
  id: number;
  values: Readonly<Record<string, unknown>>;
}

/** How many keys one query of the database reads: the ids become parameters of it, which are limited. */
const keysAtOnce = 5000;

/** Payload's database answers what is translated in all languages, Payload itself in one. */
const inSite = (value: unknown, site: Site): unknown => (isRecord(value) ? value[site] : value);

const isTranslated = (collection: ReadCollection): boolean =>
  isEntryCollection(collection) || isCategoryGroup(collection) || isTagGroup(collection);

/**
 * Who may see what, for the whole contract: elements that have a name and an address in the
 * site's language, and of entries only the published ones, between their two dates. A preview
 * sees drafts too.
 */
function visible(collection: ReadCollection, preview: boolean): Where[] {
  // A slug is made from the title: what has one has both.
  const inLanguage: Where[] = isTranslated(collection) ? [{ slug: { exists: true } }] : [];
  if (preview || !isEntryCollection(collection)) return inLanguage;
  const now = new Date().toISOString();
  return [
    ...inLanguage,
    { _status: { equals: 'published' } },
    { or: [{ postDate: { exists: false } }, { postDate: { less_than_equal: now } }] },
    { or: [{ expiryDate: { exists: false } }, { expiryDate: { greater_than: now } }] },
  ];
}

/** Reads documents for one request. Every read of the contract goes through here. */
export class Reader {
  private readonly loaders = new Map<string, (id: number) => Promise<unknown>>();
  private readonly matching = new Map<string, Promise<Set<number>>>();
  private readonly noted = new Set<Part>();
  private turns: Promise<void> = Promise.resolve();

  /**
   * @param words The words of the request. A field that none of them names is not read: most of an
   *   entry's weight are fields that most lists do without.
   * @param budget What the request may use; none for the program's own work.
   */
  constructor(
    private readonly payload: BasePayload,
    private readonly preview: boolean,
    private readonly words: ReadonlySet<string>,
    private readonly budget?: RequestBudget,
  ) {}

  /** What was read so far: the answer holds until something of it is published. */
  get parts(): ReadonlySet<Part> {
    return this.noted;
  }

  /** Notes what was read elsewhere for this request. */
  note(...parts: Part[]): void {
    for (const part of parts) this.noted.add(part);
  }

  private where(collection: ReadCollection, { where }: Selection): Where {
    this.budget?.check();
    this.note(collection);
    return { and: [...visible(collection, this.preview), ...(where ? [where] : [])] };
  }

  /** A page of matching documents; `offset` may be any number. */
  async find<C extends ReadCollection>(
    collection: C,
    site: Site,
    { limit = maxLimit, offset = 0, ...selection }: Selection & { limit?: number; offset?: number },
  ): Promise<Docs[C][]> {
    const found: Docs[C][] = [];
    const end = offset + limit;
    for (let from = offset; from < end;) {
      await this.nextTurn();
      // Portions end at multiples of their size, where pages fit them.
      const to = Math.min(end, from - (from % portion) + portion);
      const docs = await this.findPortion(collection, site, {
        ...selection,
        limit: to - from,
        offset: from,
      });
      this.budget?.takeRows(docs.length);
      found.push(...docs);
      if (docs.length < to - from) break;
      from = to;
    }
    return found;
  }

  /**
   * A turn of the event loop for each query of the database, also where several lists are read at once:
   * SQLite blocks it meanwhile, and other requests get the turns between.
   */
  private nextTurn(): Promise<void> {
    this.turns = this.turns.then(() => nextTurn());
    return this.turns;
  }

  private async findPortion<C extends ReadCollection>(
    collection: C,
    site: Site,
    { limit, offset, ...selection }: Selection & { limit: number; offset: number },
  ): Promise<Docs[C][]> {
    const { page, size } = pageAround(offset, limit);
    const { docs } = await this.payload.find({
      collection,
      locale: site,
      fallbackLocale: false,
      depth: 0,
      draft: this.preview && isEntryCollection(collection),
      // Without it, Payload counts all that match.
      pagination: false,
      page: page + 1,
      limit: size,
      where: this.where(collection, selection),
      sort: selection.sort,
      select: selectOf(this.payload.collections[collection].config, this.words),
      overrideAccess: true,
    });
    return docs.slice(offset - page * size).slice(0, limit);
  }

  /** Ids of matching documents and what they are sorted by, in order. */
  async keys(collection: ReadCollection, site: Site, { limit, ...keys }: Keys): Promise<Sorted[]> {
    const found: Sorted[] = [];
    const size = Math.min(keysAtOnce, limit ?? keysAtOnce);
    for (let page = 1; limit === null || found.length < limit; page += 1) {
      await this.nextTurn();
      const docs = await this.pageOfKeys(collection, site, { ...keys, page, size });
      for (const { id, ...doc } of docs) {
        const values: Record<string, unknown> = { id };
        for (const [name, value] of Object.entries(doc)) values[name] = inSite(value, site);
        found.push({ id: Number(id), values });
      }
      this.budget?.takeKeys(docs.length);
      if (docs.length < size) break;
    }
    return found.slice(0, limit ?? undefined);
  }

  private async pageOfKeys(
    collection: ReadCollection,
    site: Site,
    { where, sort, page, size }: Omit<Keys, 'limit'> & { page: number; size: number },
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
      // Payload adds a field to the list that it gets.
      sort: [...sort],
      select,
    };
    // Drafts need Payload itself, which takes three times as long as its database.
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

  /** How many documents match. */
  async count(collection: ReadCollection, site: Site, selection: Selection): Promise<number> {
    await this.nextTurn();
    const { totalDocs } = await this.payload.count({
      collection,
      locale: site,
      where: this.where(collection, selection),
      overrideAccess: true,
    });
    return totalDocs;
  }

  /** Ids of all documents that match, read without the documents; a list and its count ask alike. */
  ids(collection: ReadCollection, site: Site, where: Where): Promise<Set<number>> {
    const key = JSON.stringify([collection, site, where]);
    const known = this.matching.get(key) ?? this.readIds(collection, site, where);
    this.matching.set(key, known);
    return known;
  }

  private async readIds(collection: ReadCollection, site: Site, where: Where) {
    await this.nextTurn();
    const { values } = await this.payload.db.findDistinct({
      collection,
      field: 'id',
      locale: site,
      where: this.where(collection, { where }),
    });
    return new Set(values.map(({ id }) => Number(id)));
  }

  /** One document by its id, or null when visitors of the site must not see it. */
  async load<C extends ReadCollection>(
    collection: C,
    site: Site,
    id: number,
  ): Promise<Docs[C] | null> {
    const key = `${collection} ${site}`;
    const load =
      this.loaders.get(key) ??
      batch<number, Docs[C]>(async (ids) => {
        const found = new Map<number, Docs[C]>();
        for (let from = 0; from < ids.length; from += portion) {
          const some = ids.slice(from, from + portion);
          const where = { id: { in: some } };
          const docs = await this.find(collection, site, { where, limit: some.length });
          for (const doc of docs) found.set(doc.id, doc);
        }
        return found;
      });
    this.loaders.set(key, load);
    return ((await load(id)) ?? null) as Docs[C] | null;
  }

  /** A global set or a menu. */
  async global<G extends ReadGlobal>(slug: G, site: Site): Promise<Config['globals'][G]> {
    await this.nextTurn();
    this.budget?.check();
    this.note(slug);
    return this.payload.findGlobal({
      slug,
      locale: site,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
    });
  }
}
