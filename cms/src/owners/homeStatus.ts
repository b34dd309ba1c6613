import type { PayloadRequest } from 'payload';
import { titleOf } from '../admin/desk/findEntries';
import { deleteSchedules } from '../jobs/deleteSchedules';
import type { Accommodation } from '../payload-types';
import { defaultSite } from '../sites';

const collection = 'accommodations';

/** Hides a home from visitors, in the transaction of a request. Nothing of it is deleted. */
export async function unpublishHome(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.update({
    collection,
    id,
    depth: 0,
    req,
    data: { _status: 'draft' },
    // Payload checks no other field then; one may have become required.
    unpublishAllLocales: true,
  });
  // A scheduled publication would show it again.
  await deleteSchedules(req, { collection, id });
}

/**
 * Changes fields of a home that visitors see, in the transaction of a request.
 *
 * @returns false, without a change, if the home is not published or has a newer draft, which no program publishes
 */
export async function changePublishedHome(
  req: PayloadRequest,
  id: number,
  data: Partial<Accommodation>,
): Promise<boolean> {
  const home = { collection, id, depth: 0, req } as const;
  // Whole, because Payload compares the time of the draft.
  const newest = await req.payload.findByID({ ...home, draft: true, locale: 'all' });
  if (newest._status !== 'published') return false;
  // Payload requires the title in the language of the write.
  const { site: locale } = titleOf(newest, defaultSite);
  await req.payload.update({ ...home, locale, data: { ...data, _status: 'published' } });
  return true;
}
