import { randomUUID } from 'node:crypto';
import type { BasePayload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { logError } from '../logs/logError';
import { type Change, changeShape } from './change';

/** Changes that were published together and that the site has not been notified of yet. */
export interface PendingChanges {
  key: string;
  /** Unix time in milliseconds. */
  at: number;
  changes: Change[];
}

const collection = 'payload-kv';
const prefix = 'published ';

const storedChanges = z.object({ at: z.number(), changes: z.array(changeShape) });

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
  private readonly reportedKeys = new Set<string>();

  constructor(private readonly payload: BasePayload) {}

  /** All pending changes, the oldest first. Rows of another form are logged once and not returned. */
  async pending(): Promise<PendingChanges[]> {
    const where: Where = { key: { contains: prefix } };
    const { docs } = await this.payload.db.find<Record<string, unknown>>({
      collection,
      where,
      sort: 'id',
      pagination: false,
    });
    return docs.flatMap(({ key, data }) => {
      const stored = storedChanges.safeParse(data);
      if (stored.success) return [{ key: String(key), ...stored.data }];
      this.report(String(key), stored.error);
      return [];
    });
  }

  /** The row is kept, because a newer version of the program may have written it and can send it. */
  private report(key: string, error: z.ZodError): void {
    if (this.reportedKeys.has(key)) return;
    this.reportedKeys.add(key);
    logError('webhook: a stored change has another form, the site is not notified of it', error, {
      key,
    });
  }

  /** Deletes changes that have been delivered. */
  async remove(keys: string[]): Promise<void> {
    await this.payload.db.deleteMany({ collection, where: { key: { in: keys } } });
  }
}
