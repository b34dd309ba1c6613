import type { BasePayload } from 'payload';
import { runInTransaction } from '../../src/db/runInTransaction';
import { renewRevision } from '../../src/publish/revision';
import { entryCollections } from '../../src/sections/sections';
import { createRandom } from '../random';
import type { RelatedContent } from './BulkEntry';
import { RowBuffer } from './RowBuffer';
import { generateEntry } from './generateEntry';
import { readRelatedContent } from './readRelatedContent';
import { uidOf, uidPrefix, writeEntry } from './writeEntry';

/** Entries per transaction. It is small, because a running cms cannot write during a transaction. */
const batchSize = 200;

/** Minutes between the publication dates of entries, which go back from the day of the seed. */
const minutesBetween = 50;

async function countAll(payload: BasePayload): Promise<number> {
  const counts = await Promise.all(
    entryCollections.map((collection) => payload.count({ collection })),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** The number after the last existing bulk entry. */
async function findNextNumber(payload: BasePayload): Promise<number> {
  const last = await Promise.all(
    entryCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { uid: { greater_than_equal: uidOf(0), less_than: `${uidPrefix}a` } },
        sort: '-uid',
        limit: 1,
        depth: 0,
        select: { uid: true },
      });
      return Number(docs[0]?.uid?.slice(uidPrefix.length) ?? -1);
    }),
  );
  return Math.max(...last) + 1;
}

async function writeBatch(
  payload: BasePayload,
  relatedContent: RelatedContent,
  { from, until }: { from: number; until: number },
): Promise<void> {
  const { today } = relatedContent;
  const start = Math.floor(today.getTime() / 86_400_000) * 86_400_000;
  await runInTransaction(payload, async (req, connection) => {
    const rows = new RowBuffer(payload.db, connection);
    for (let number = from; number < until; number += 1) {
      const entry = generateEntry({
        ...relatedContent,
        number,
        random: createRandom(`bulk ${number}`),
      });
      const postDate = new Date(start - (number + 1) * minutesBetween * 60_000).toISOString();
      await writeEntry(payload, entry, { number, postDate }, rows, req);
    }
    await rows.flush();
    for (const collection of entryCollections) await renewRevision(req, collection);
  });
}

/**
 * Adds synthetic entries, published in both languages, until the database contains this number of entries.
 * The same number on the same day always gives the same entries.
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
  const relatedContent = await readRelatedContent(payload, today);
  const first = await findNextNumber(payload);
  for (let done = 0; done < missing;) {
    const next = Math.min(done + batchSize, missing);
    await writeBatch(payload, relatedContent, { from: first + done, until: first + next });
    done = next;
    console.log(`entries ${done}/${missing}`);
  }
  return missing;
}
