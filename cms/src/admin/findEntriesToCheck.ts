import type { BasePayload, Where } from 'payload';
import { type EntryCollection, entryCollections } from '../sections/sections';
import { verifiedForDays } from '../sections/accommodations/warnings';

/** An entry that an editor should check. */
export interface EntryToCheck {
  collection: EntryCollection;
  id: number;
  title: string;
  reason: 'expires' | 'stale';
  /** The day on which it expires, or on which it was last verified. */
  date: string;
}

const day = 24 * 60 * 60 * 1000;
/** Days before its expiry from which an entry is listed. */
const expiresWithin = 14;
const maxEntries = 8;

interface CheckQuery {
  reason: EntryToCheck['reason'];
  field: 'expiryDate' | 'verifiedOn';
  where: Where;
}

function textOf(doc: object, field: string): string {
  const value: unknown = Reflect.get(doc, field);
  return typeof value === 'string' ? value : '';
}

async function findEntries(
  payload: BasePayload,
  collection: EntryCollection,
  { reason, field, where }: CheckQuery,
): Promise<EntryToCheck[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    sort: field,
    limit: maxEntries,
    depth: 0,
    pagination: false,
  });
  return docs.map((doc) => ({
    collection,
    id: doc.id,
    title: doc.title || String(doc.id),
    reason,
    date: textOf(doc, field),
  }));
}

/**
 * Published entries that expire within 14 days, soonest first, then accommodations whose verification is
 * older than 180 days, oldest first; at most 8.
 */
export async function findEntriesToCheck(
  payload: BasePayload,
  collections: readonly EntryCollection[],
  now: Date,
): Promise<EntryToCheck[]> {
  const soon = new Date(now.getTime() + expiresWithin * day).toISOString();
  const expiring = entryCollections
    .filter((collection) => collections.includes(collection))
    .map((collection) =>
      findEntries(payload, collection, {
        reason: 'expires',
        field: 'expiryDate',
        where: {
          and: [
            { expiryDate: { greater_than: now.toISOString() } },
            { expiryDate: { less_than_equal: soon } },
          ],
        },
      }),
    );
  const old = new Date(now.getTime() - verifiedForDays * day).toISOString();
  const stale = collections.includes('accommodations')
    ? findEntries(payload, 'accommodations', {
        reason: 'stale',
        field: 'verifiedOn',
        where: { verifiedOn: { less_than: old } },
      })
    : [];
  const byDate = (await Promise.all(expiring)).flat().sort((a, b) => a.date.localeCompare(b.date));
  return [...byDate, ...(await stale)].slice(0, maxEntries);
}
