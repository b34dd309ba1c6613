import { randomUUID } from 'node:crypto';
import type { BasePayload, PayloadRequest, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import type { Change } from './change';

/** What was published at one moment and the site has not been told yet. */
export interface Note {
  key: string;
  /** Unix time in milliseconds. */
  at: number;
  changes: Change[];
}

const collection = 'payload-kv';
const prefix = 'published ';

/**
 * Writes down what the site has to be told, in the transaction of the change itself: whatever ends
 * this program in between, the one is there exactly when the other is.
 */
export async function note(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  changes: Change[],
): Promise<void> {
  const data = { key: `${prefix}${randomUUID()}`, data: { at: Date.now(), changes } };
  await req.payload.db.create({ collection, data, req });
}

/** The notes of all programs on one database. */
export class Outbox {
  constructor(private readonly payload: BasePayload) {}

  /** What is still to be told, the oldest first. */
  async pending(): Promise<Note[]> {
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

  /** Forgets what has been told. */
  async remove(keys: string[]): Promise<void> {
    await this.payload.db.deleteMany({ collection, where: { key: { in: keys } } });
  }
}
