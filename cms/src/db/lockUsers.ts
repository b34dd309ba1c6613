import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { type Adapter, adapterOf } from './adapterOf';

/** The operations of Payload that read an account and then write it as a whole, in one transaction. */
const writingOperations = ['delete', 'forgotPassword', 'refresh', 'resetPassword', 'update'];

/**
 * Lets one transaction at a time write accounts of the staff, until it ends. Reading stays possible. On SQLite
 * only one transaction can write anyway.
 */
export async function lockUsers(
  db: Adapter,
  req: Partial<PayloadRequest> | undefined,
): Promise<void> {
  const id = await req?.transactionID;
  if (!('pool' in db) || id === undefined) return;
  await db.sessions[id]?.db.execute(sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`);
}

/** Locks the accounts of the staff before an operation reads the account that it writes. */
export async function lockUsersToWrite({ operation, req }: BeforeOperation): Promise<void> {
  if (writingOperations.includes(operation)) await lockUsers(adapterOf(req.payload), req);
}

/** The same for a logout, which has no hook before the operation: this one runs before Payload reads. */
export async function lockUsersAtLogout({ req }: { req: PayloadRequest }): Promise<void> {
  await lockUsers(adapterOf(req.payload), req);
}
