import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { Database } from '../db/Database';
import type { AdminText } from '../lib/adminLanguage';
import { ConcurrencyLimiter } from '../lib/ConcurrencyLimiter';
import { dayMs, hourMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';
import { logError } from '../logs/logError';
import type { Feed } from '../payload-types';
import { FeedFault } from './FeedEvent';
import { type Fetched, fetchFeed } from './fetchFeed';
import { readInThread } from './readInThread';
import type { FeedReport } from './report';
import { runFeed } from './runFeed';

/** Milliseconds after which a feed is read although it has not changed, because time has: new dates of rules come near. */
const longestUnread = 6 * dayMs;

/** Milliseconds after which the reading of a program that was killed does not hold up another one. */
const longestReading = hourMs;

/** Gets the bytes of a feed; null if it has not changed. */
export type Load = (feed: Feed, now: Date) => Promise<Fetched>;

const failure: AdminText = {
  it: 'La lettura non è riuscita. Si riprova la prossima notte.',
  en: 'The reading failed. The next night tries again.',
};

const noSource: AdminText = {
  it: 'Manca l’indirizzo, o il file.',
  en: 'The address or the file is missing.',
};

/** Reads the file of a feed, or requests its address. */
export const loadFeed: Load = async ({ address, file, etag, lastModified, fullReadAt }, now) => {
  if (address) {
    const isRecent = fullReadAt && now.getTime() - Date.parse(fullReadAt) < longestUnread;
    return fetchFeed(address, isRecent ? { etag, lastModified } : {});
  }
  if (!file) throw new FeedFault(noSource);
  return { bytes: Buffer.from(file) };
};

/** Says what the next reading of a feed would do. @throws FeedFault */
export async function previewFeed(payload: BasePayload, feed: Feed): Promise<FeedReport> {
  const now = new Date();
  const { bytes } = await loadFeed({ ...feed, fullReadAt: null }, now);
  const read = await readInThread(bytes ?? new Uint8Array(), now);
  return runFeed(payload, feed, read, { now, write: false });
}

const store = (payload: BasePayload, { id }: Feed, data: Partial<Feed>): Promise<unknown> =>
  payload.update({ collection: 'feeds', id, depth: 0, data });

/** Reads one feed, and stores the result or why there is none. */
async function readOne(payload: BasePayload, feed: Feed, now: Date, load: Load): Promise<void> {
  const readAt = now.toISOString();
  try {
    const { bytes, etag, lastModified } = await load(feed, now);
    const fine = { readAt, problem: null, failingSince: null };
    if (!bytes) {
      await store(payload, feed, fine);
      return;
    }
    const report = await runFeed(payload, feed, await readInThread(bytes, now), {
      now,
      write: true,
    });
    const known = { etag: etag ?? null, lastModified: lastModified ?? null };
    await store(payload, feed, { ...fine, ...known, fullReadAt: readAt, report: { ...report } });
  } catch (error) {
    if (!(error instanceof FeedFault)) logError('feeds: a feed was not read', error);
    const problem = error instanceof FeedFault ? error.texts : failure;
    const failingSince = feed.failingSince ?? readAt;
    await store(payload, feed, { readAt, problem: { ...problem }, failingSince });
  }
}

/** Reads a feed, unless another program reads it. */
async function readClaimed(payload: BasePayload, id: number, now: Date, load: Load): Promise<void> {
  const database = new Database(payload);
  const claimed = await database.write((query) =>
    query(sql`UPDATE feeds SET reading_since = ${isoTime(Date.now())} WHERE id = ${id}
      AND (reading_since IS NULL OR reading_since < ${isoTime(Date.now() - longestReading)})
      RETURNING 1`),
  );
  if (claimed.length === 0) return;
  try {
    const feed = await payload.findByID({ collection: 'feeds', id, depth: 0 });
    await readOne(payload, feed, now, load);
  } finally {
    await database.write((query) =>
      query(sql`UPDATE feeds SET reading_since = NULL WHERE id = ${id}`),
    );
  }
}

/** Several buttons may be pressed at the same time. */
const oneAtATime = new ConcurrencyLimiter(1, Infinity);

/**
 * Reads feeds one after the other: all that are read every night, or a single one. Of several programs one reads a feed.
 *
 * @param only the id of a feed
 */
export async function readFeeds(
  payload: BasePayload,
  { only, now = new Date(), load = loadFeed }: { only?: number; now?: Date; load?: Load } = {},
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'feeds',
    where: only === undefined ? { active: { equals: true } } : { id: { equals: only } },
    select: {},
    sort: 'id',
    pagination: false,
  });
  for (const { id } of docs) await oneAtATime.run(() => readClaimed(payload, id, now, load));
}
