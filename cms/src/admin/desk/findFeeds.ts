import type { Where } from 'payload';
import { idOf } from '../../lib/idOf';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import { type DeskContext, maxRows, publishableSections } from './DeskContext';
import { type DeskEntry, findEntries, type FoundEntries, readTitles } from './findEntries';

const seesFeeds = (desk: DeskContext): boolean => publishableSections(desk).includes('events');

/** An event that has disappeared from its feed. */
interface MissingEvent {
  /** The id of its row in `feedEvents`. */
  row: number;
  event: DeskEntry;
  feed: string;
  since: string;
}

/** The rows of events that may have been called off, and are not over yet. */
const missing = (now: Date): Where => ({
  and: [
    { state: { equals: 'missing' } },
    { 'event.deletedAt': { exists: false } },
    { 'event.cancelled': { not_equals: true } },
    { 'event.eventDates.overAt': { greater_than: now.toISOString() } },
  ],
});

/** Finds the events that have disappeared from their feeds, the first ones first. */
export async function findMissingEvents(
  desk: DeskContext,
): Promise<{ events: MissingEvent[]; total: number }> {
  if (!seesFeeds(desk)) return { events: [], total: 0 };
  const { docs, totalDocs: total } = await desk.payload.find({
    collection: 'feedEvents',
    where: missing(desk.now),
    sort: ['missingSince', 'id'],
    limit: maxRows,
    depth: 0,
  });
  const ids = docs.flatMap(({ event }) => idOf(event) ?? []);
  const titles = await readTitles(desk, 'events', ids);
  const { docs: feeds } = await desk.payload.find({
    collection: 'feeds',
    where: { id: { in: docs.map(({ feed }) => idOf(feed)) } },
    select: { name: true },
    pagination: false,
  });
  const events = docs.flatMap(({ id: row, event: of, feed, missingSince }) => {
    const event = titles.find(({ id }) => id === idOf(of));
    const name = feeds.find(({ id }) => id === idOf(feed))?.name ?? '';
    return event ? [{ row, event, feed: name, since: stringOrEmpty(missingSince) }] : [];
  });
  return { events, total };
}

/** Finds the drafts that feeds have brought or changed, and nobody has saved since. */
export const findFeedDrafts = (desk: DeskContext): Promise<FoundEntries> =>
  findEntries(desk, seesFeeds(desk) ? ['events'] : [], {
    where: {
      and: [
        { _status: { equals: 'draft' } },
        { updatedBy: { exists: false } },
        { 'source.name': { exists: true } },
      ],
    },
    field: 'updatedAt',
    order: 'newest',
    draft: true,
  });

/** Finds the feeds that could not be read the last time. */
export async function findFailingFeeds(desk: DeskContext) {
  if (!seesFeeds(desk)) return [];
  const { docs } = await desk.payload.find({
    collection: 'feeds',
    where: { failingSince: { exists: true } },
    sort: 'failingSince',
    limit: maxRows,
    depth: 0,
    select: { name: true, problem: true, failingSince: true },
    user: desk.user,
    overrideAccess: false,
  });
  return docs.map(({ id, name, problem, failingSince }) => ({
    id,
    name,
    since: stringOrEmpty(failingSince),
    problem: isRecord(problem) ? stringOrEmpty(problem[desk.language]) : '',
  }));
}
