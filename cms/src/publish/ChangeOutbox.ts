import { randomUUID } from 'node:crypto';
import type { BasePayload, PayloadRequest, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import type { Change } from './change';

/** Changes that were published together and that the site has not been notified of yet. */
export interface PendingChanges {
  key: string;
  /** Unix time in milliseconds. */
  at: number;
  changes: Change[];
}

const collection = 'payload-kv';
const prefix = 'published ';

/**
 * Stores changes for the site in the same transaction as the content (transactional outbox), so that
 * neither is saved without the other, even if the program is killed.
 */
export async function addToOutbox(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  changes: Change[],
): Promise<void> {
  const data = { key: `${prefix}${randomUUID()}`, data: { at: Date.now(), changes } };
  await req.payload.db.create({ collection, data, req });
}

/** The pending changes of all programs that share one database. */
export class ChangeOutbox {
  constructor(private readonly payload: BasePayload) {}

  /** All pending changes, the oldest first. */
  async pending(): Promise<PendingChanges[]> {
    const where: Where = { key: { contains: prefix } };
    const { docs } = await this.payload.db.find<Record<string, unknown>>({
      collection,
      where,
      sort: 'id',
      pagination: false,
    });
    return docs.flatMap(({ key, data }) =>
      typeof key === 'string' && isRecord(data) && Array.isArray(data.changes)
        ? [{ key, at: Number(data.at), changes: data.changes as Change[] }]
        : [],
    );
  }

  /** Deletes changes that have been delivered. */
  async remove(keys: string[]): Promise<void> {
    await this.payload.db.deleteMany({ collection, where: { key: { in: keys } } });
  }
}
