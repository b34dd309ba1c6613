import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import type { Database } from '../db/Database';
import { dayMs } from '../lib/durations';
import { idOf } from '../lib/idOf';
import { isoTime } from '../lib/isoTime';
import { logError } from '../logs/logError';
import { unconfirmedTime } from './offers';
import { deletePhotos, idsOf } from './deletePhotos';

const defaultDays = 180;

/** Offers that one run deletes. */
const maxPerRun = 100;

/**
 * Deletes offers that were not confirmed in time, and those that have been closed for as long as the office has set, with
 * their homes unless visitors see them. An error concerns only one of them.
 */
export async function deleteOldOffers(
  payload: BasePayload,
  database: Database,
  now = Date.now(),
): Promise<void> {
  await database.write((query) =>
    query(sql`DELETE FROM offers WHERE state = 'unconfirmed'
      AND requested_at <= ${isoTime(now - unconfirmedTime)}`),
  );
  const { offerDays } = await payload.findGlobal({ slug: 'siteInfo', depth: 0 });
  const { docs } = await payload.find({
    collection: 'offers',
    where: {
      and: [
        { state: { in: ['refused', 'withdrawn', 'question'] } },
        { changedAt: { less_than_equal: isoTime(now - (offerDays || defaultDays) * dayMs) } },
      ],
    },
    depth: 0,
    limit: maxPerRun,
  });
  for (const { id, home, photos } of docs)
    await database
      .write(async (_, req) => {
        const draft = idOf(home);
        await payload.delete({ collection: 'offers', id, req });
        if (draft === null) return;
        const { docs: deleted } = await payload.delete({
          collection: 'accommodations',
          where: { and: [{ id: { equals: draft } }, { _status: { not_equals: 'published' } }] },
          trash: true,
          req,
        });
        if (deleted.length > 0) await deletePhotos(req, idsOf(photos));
      })
      .catch((error: unknown) => logError('offers: one was not deleted', error));
}
