import { isRecord } from '../../lib/isRecord';
import { type EntryCollection, isEntryCollection } from '../../sections/sections';
import { isSite } from '../../sites';
import { type DeskContext, publishableSections } from './DeskContext';
import { type DeskEntry, readTitles } from './findEntries';

/** Jobs that are read; a town has a few at a time. */
const maxJobs = 200;

/** A publication that waits for its time, or that failed. */
export interface Scheduled extends DeskEntry {
  action: 'publish' | 'unpublish';
  /** As an ISO time. */
  date: string;
  failed: boolean;
}

/** A scheduled job before the title of its entry is known. */
type Planned = Pick<Scheduled, 'collection' | 'id' | 'action' | 'date' | 'failed'> & {
  locale: unknown;
};

function readJob(job: Record<string, unknown>): Planned[] {
  const { input, waitUntil, createdAt, hasError } = job;
  const { type, doc, locale } = isRecord(input) ? input : {};
  const { relationTo, value } = isRecord(doc) ? doc : {};
  if (typeof relationTo !== 'string' || !isEntryCollection(relationTo)) return [];
  return [
    {
      collection: relationTo,
      id: Number(value),
      action: type === 'unpublish' ? 'unpublish' : 'publish',
      date: typeof waitUntil === 'string' ? waitUntil : String(createdAt),
      failed: hasError === true,
      locale,
    },
  ];
}

/**
 * Finds the scheduled publications that the member of the staff may cancel, the soonest first, and those that
 * failed. A publication of an entry that was deleted is left out.
 */
export async function findScheduled(desk: DeskContext): Promise<Scheduled[]> {
  const mine = publishableSections(desk);
  if (mine.length === 0) return [];
  // Editors may not read jobs, so the sections in which they publish decide here.
  const { docs } = await desk.payload.db.find<Record<string, unknown>>({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
    },
    sort: ['waitUntil'],
    limit: maxJobs,
    pagination: false,
  });
  const planned = docs.flatMap(readJob).filter(({ collection }) => mine.includes(collection));
  const idsIn = (collection: EntryCollection) =>
    planned.filter((one) => one.collection === collection).map(({ id }) => id);
  const titles = (
    await Promise.all(mine.map((collection) => readTitles(desk, collection, idsIn(collection))))
  ).flat();
  return planned.flatMap(({ locale, ...one }) => {
    const entry = titles.find(
      ({ collection, id }) => collection === one.collection && id === one.id,
    );
    return entry ? [{ ...entry, ...one, ...(isSite(locale) && { site: locale }) }] : [];
  });
}
