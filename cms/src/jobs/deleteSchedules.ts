import type { PayloadRequest, Where } from 'payload';
import type { EntryCollection } from '../sections/sections';

/** Deletes the scheduled publications of an entry that match a condition, in the transaction of a request. */
export const deleteSchedules = (
  req: PayloadRequest,
  { collection, id }: { collection: EntryCollection; id: number | string },
  condition?: Where,
): Promise<unknown> =>
  req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { processing: { equals: false } },
        { 'input.doc.relationTo': { equals: collection } },
        // The admin stores the id as a text.
        { 'input.doc.value': { equals: String(id) } },
        ...(condition ? [condition] : []),
      ],
    },
    req,
  });
