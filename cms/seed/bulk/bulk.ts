import type { BasePayload } from 'payload';
import { inTransaction } from '../../src/lib/inTransaction';
import { renewRevision } from '../../src/publish/revision';
import { entryCollections } from '../../src/sections';
import { createRandom } from '../illustrations/random';
import type { Supplies } from './BulkEntry';
import { RowBuffer } from './RowBuffer';
import { makeEntry } from './sections';
import { suppliesOf } from './supplies';
import { uidOf, uidStart, writeEntry } from './writeEntry';

/** Entries per transaction: a running cms waits for one to end before it can write. */
const batch = 200;

/** Publication goes back from the day of the seeding, a few entries a day. */
const minutesBetween = 50;

async function countAll(payload: BasePayload): Promise<number> {
  const counts = await Promise.all(
    entryCollections.map((collection) => payload.count({ collection })),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** The number after the last bulk entry that is there. */
async function nextNumber(payload: BasePayload): Promise<number> {
  const last = await Promise.all(
    entryCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { uid: { greater_than_equal: uidOf(0), less_than: `${uidStart}a` } },
        sort: '-uid',
        limit: 1,
        depth: 0,
        select: { uid: true },
      });
      return Number(docs[0]?.uid?.slice(uidStart.length) ?? -1);
    }),
  );
  return Math.max(...last) + 1;
}

async function writeBatch(
  payload: BasePayload,
  supplies: Supplies,
  { from, until }: { from: number; until: number },
): Promise<void> {
  const { today } = supplies;
  const start = Math.floor(today.getTime() / 86_400_000) * 86_400_000;
  await inTransaction(payload, async (req, connection) => {
    const rows = new RowBuffer(payload.db, connection);
    for (let number = from; number < until; number += 1) {
      const entry = makeEntry({ ...supplies, number, random: createRandom(`bulk ${number}`) });
      const postDate = new Date(start - (number + 1) * minutesBetween * 60_000).toISOString();
      await writeEntry(payload, entry, { number, postDate }, rows, req);
    }
    await rows.flush();
    for (const collection of entryCollections) await renewRevision(req, collection);
  });
}

/**
 * Adds synthetic entries, published in both languages, until the database holds so many in all.
 * The same entries come for the same number on the same day.
 *
 * @returns How many were added.
 */
export async function seedBulk(
  payload: BasePayload,
  entries: number,
  today = new Date(),
): Promise<number> {
  const missing = entries - (await countAll(payload));
  if (missing <= 0) return 0;
  const supplies = await suppliesOf(payload, today);
  const first = await nextNumber(payload);
  for (let done = 0; done < missing;) {
    const next = Math.min(done + batch, missing);
    await writeBatch(payload, supplies, { from: first + done, until: first + next });
    done = next;
    console.log(`entries ${done}/${missing}`);
  }
  return missing;
}
