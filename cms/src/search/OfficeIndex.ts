import { sql } from '@payloadcms/db-postgres';
import type { BasePayload, CollectionSlug } from 'payload';
import { z } from 'zod';
import { integerColumn } from '../db/columnTypes';
import { Database } from '../db/Database';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { inEachSite, sites } from '../sites';
import { isPhone, officeTexts, readOfficeDocuments, typedDigits } from './officeDocuments';
import { SearchIndex } from './SearchIndex';

/** Documents that are read at once, so that other requests wait for a few dozen milliseconds at most. */
const batchSize = 25;
/** The best results that a search has; a database limits the values of a condition. */
const maxHits = 10_000;

const changedRow = z.object({ id: integerColumn, changed: z.coerce.string() });

/** A document that the office searched for, the best with the highest score. */
export interface OfficeHit {
  id: number;
  score: number;
}

/**
 * Finds documents of a collection for the office: also drafts and what is private, in all languages of the town. The
 * index of visitors has neither, and no private word may decide what is a typo there. It is built at the first search,
 * and each search first reads what has changed since the one before.
 */
class OfficeIndex {
  private readonly indexes = inEachSite((site) => new SearchIndex<CollectionSlug>(site));
  private readonly phones = new Map<number, string[]>();
  private readonly changes = new Map<number, string>();
  private refreshed: Promise<void> = Promise.resolve();

  constructor(
    private readonly payload: BasePayload,
    private readonly collection: CollectionSlug,
  ) {}

  async find(typed: string): Promise<OfficeHit[]> {
    // One search after the other changes the index; a failure is that of its own search.
    this.refreshed = this.refreshed.catch(() => undefined).then(() => this.refresh());
    await this.refreshed;
    const scores = new Map<number, number>();
    for (const site of sites)
      for (const { id, score } of this.indexes[site].find(typed, Date.now()))
        scores.set(id, Math.max(scores.get(id) ?? 0, score));
    const digits = typedDigits(typed);
    if (digits !== null)
      for (const [id, phones] of this.phones)
        if (phones.some((phone) => isPhone(phone, digits))) scores.set(id, Number.MAX_VALUE);
    return [...scores]
      .map(([id, score]) => ({ id, score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxHits);
  }

  /** The newest draft of each document, or the document itself where it has no drafts, with the time of its change. */
  private readChanges() {
    const { config } = this.payload.collections[this.collection];
    const table = typeof config.dbName === 'string' ? config.dbName : config.slug;
    return new Database(this.payload).read(
      config.versions?.drafts
        ? sql`SELECT parent_id AS id, updated_at AS changed FROM ${sql.identifier(`_${table}_v`)}
            WHERE latest AND parent_id IS NOT NULL`
        : sql`SELECT id, updated_at AS changed FROM ${sql.identifier(table)}`,
      changedRow,
    );
  }

  private async refresh(): Promise<void> {
    const rows = await this.readChanges();
    const known = new Set(rows.map(({ id }) => id));
    for (const id of this.changes.keys()) if (!known.has(id)) this.remove(id);
    const changed = rows.filter(({ id, changed: time }) => this.changes.get(id) !== time);
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed.slice(start, start + batchSize);
      await this.put(batch.map(({ id }) => id));
      for (const { id, changed: time } of batch) this.changes.set(id, time);
      await yieldToEventLoop();
    }
  }

  private async put(ids: readonly number[]): Promise<void> {
    const { payload, collection } = this;
    const { config } = payload.collections[collection];
    for (const { id, ...doc } of await readOfficeDocuments(payload, collection, ids))
      for (const site of sites) {
        const { phones, ...texts } = officeTexts(config, doc, site);
        this.phones.set(id, phones);
        this.indexes[site].put({ ...texts, collection, id, from: 0, until: Infinity });
      }
  }

  private remove(id: number): void {
    for (const site of sites) this.indexes[site].remove(this.collection, id);
    this.phones.delete(id);
    this.changes.delete(id);
  }
}

// Next may load this module once per route; one program has one index of a collection.
declare global {
  var studiumOfficeIndexes: WeakMap<BasePayload, Map<CollectionSlug, OfficeIndex>> | undefined;
}

/** Finds documents of a collection by their words and telephone numbers, the best first. Rights are not checked. */
export function findInOffice(
  payload: BasePayload,
  collection: CollectionSlug,
  typed: string,
): Promise<OfficeHit[]> {
  const all = (globalThis.studiumOfficeIndexes ??= new WeakMap());
  const indexes = all.get(payload) ?? new Map<CollectionSlug, OfficeIndex>();
  all.set(payload, indexes);
  const index = indexes.get(collection) ?? new OfficeIndex(payload, collection);
  indexes.set(collection, index);
  return index.find(typed);
}
