import type { PayloadRequest } from 'payload';
import { titleOf } from '../admin/desk/findEntries';
import { runInTransaction } from '../db/runInTransaction';
import { idOf } from '../lib/idOf';
import { isRecord } from '../lib/isRecord';
import type { FeedEvent } from '../payload-types';
import { defaultSite } from '../sites';
import { writtenDigest } from './eventParts';

const collection = 'events';

/**
 * Does what an editor has decided about an event that has disappeared from its feed. Calling it off changes only the
 * mark, of the published event or of its draft. If the event comes back, the feed may take the mark away again.
 */
export const decideAboutMissing = (
  { payload, user }: PayloadRequest,
  row: FeedEvent,
  answer: 'cancel' | 'keep',
): Promise<void> =>
  runInTransaction(payload, async (req) => {
    req.user = user;
    const id = idOf(row.event);
    let parts: unknown = row.parts;
    if (answer === 'cancel' && id !== null) {
      const event = { collection, id, depth: 0, req } as const;
      const newest = await payload.findByID({ ...event, draft: true, locale: 'all' });
      const isPublic = newest._status === 'published';
      // Payload requires the title in the language of the write.
      const { site: locale } = titleOf(newest, defaultSite);
      const data = { cancelled: true, _status: isPublic ? 'published' : 'draft' } as const;
      await payload.update({ ...event, locale, draft: !isPublic, data });
      const written = await payload.findByID({ ...event, draft: true, locale });
      const mark = { brought: '', written: writtenDigest('cancelled', written) };
      parts = { ...(isRecord(parts) ? parts : {}), cancelled: mark };
    }
    await payload.update({
      collection: 'feedEvents',
      id: row.id,
      depth: 0,
      req,
      data: { state: 'settled', missingSince: null, parts: isRecord(parts) ? parts : {} },
    });
  });
