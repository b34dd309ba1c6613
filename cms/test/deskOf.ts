import type { BasePayload } from 'payload';
import { readDeskLists, readWarningList } from '../src/admin/desk/deskLists';
import { Database } from '../src/db/Database';
import { deleteOldMisses, MissedSearchCounter } from '../src/search/MissedSearchCounter';

/** The lists of the desk of a member of the staff at a time, in English. */
export async function deskOf(payload: BasePayload, email: string, now: Date) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  const [user] = docs;
  if (!user) throw new Error(`${email} is not a member of the staff.`);
  const desk = {
    payload,
    user: { ...user, collection: 'users' },
    now,
    language: 'en',
  } as const;
  return [...(await readDeskLists(desk)), await readWarningList(desk)];
}

/** Puts a publication into the queue, and marks it as failed if requested. */
export async function schedule(
  payload: BasePayload,
  collection: 'accommodations' | 'news',
  id: string,
  hasFailed: boolean,
) {
  await payload.db.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      // The admin stores the id as a text.
      input: { type: 'publish', doc: { relationTo: collection, value: id }, locale: 'en' },
      waitUntil: '2099-07-01T08:05:00Z',
      processing: false,
      hasError: hasFailed,
    },
  });
}

/** Deletes the searches that are older than 90 days at a time. */
export const deleteOldSearches = (payload: BasePayload, now: number) =>
  deleteOldMisses(new Database(payload), now);

/** Counts many different searches at once, and returns how many rows are stored. */
export async function countSearches(payload: BasePayload, total: number): Promise<number> {
  const counter = new MissedSearchCounter(payload);
  for (let n = 0; n < total; n += 1) counter.count('it', `word ${1000 + n}`);
  await counter.save();
  return (await payload.count({ collection: 'missedSearches' })).totalDocs;
}
