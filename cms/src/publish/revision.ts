import { randomUUID } from 'node:crypto';
import type { BasePayload, PayloadRequest } from 'payload';

const key = 'revision';

/**
 * The state of what is public, as a name that changes with every visible change. It lives in the
 * database, so that all programs on one database agree, and so that it changes in the same
 * transaction as the content.
 */
export async function readRevision(payload: BasePayload): Promise<string> {
  const revision: unknown = await payload.kv.get(key);
  return typeof revision === 'string' ? revision : '';
}

/** Notes that something public has changed. */
export async function renewRevision(req: Pick<PayloadRequest, 'payload'>): Promise<void> {
  await req.payload.db.upsert({
    collection: 'payload-kv',
    where: { key: { equals: key } },
    data: { key, data: randomUUID() },
    req,
  });
}
