import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { adapterOf } from '../db/adapterOf';
import { lockIds } from '../db/lockIds';
import { adminLanguage } from '../lib/adminLanguage';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';

const stale = {
  it: 'Nel frattempo qualcun altro ha salvato questo contenuto. Niente è stato sovrascritto.',
  en: 'Somebody else has saved this content in the meantime. Nothing was overwritten.',
};

/** The state that a request over REST has read before it writes, if it says so. */
const versionIn = ({ payloadAPI }: PayloadRequest, data: unknown): string | undefined =>
  payloadAPI === 'REST' && isRecord(data) && typeof data.updatedAt === 'string'
    ? data.updatedAt
    : undefined;

/**
 * Lets one request at a time compare and write a document, until its transaction ends. On SQLite only one transaction
 * can write anyway.
 */
async function lockDocument(req: PayloadRequest, name: string): Promise<void> {
  const db = adapterOf(req.payload);
  const transaction = await req.transactionID;
  if (!('pool' in db) || transaction === undefined) return;
  const { db: session } = db.sessions[transaction] ?? {};
  await session?.execute(
    sql`SELECT pg_advisory_xact_lock(${lockIds.saves}::int, hashtext(${name}))`,
  );
}

async function lockBeforeSave({
  args,
  collection,
  operation,
  req,
}: BeforeOperation): Promise<void> {
  if (operation !== 'update' || !('data' in args) || !('id' in args)) return;
  if (versionIn(req, args.data)) await lockDocument(req, `${collection.slug}/${String(args.id)}`);
}

interface Writing {
  data: Record<string, unknown>;
  originalDoc?: Record<string, unknown>;
  operation?: string;
  context: Record<string, unknown>;
  req: PayloadRequest;
}

/**
 * Refuses a save that began from another state than the stored one, with status 409. The forms of the admin send the
 * `updatedAt` that they have loaded; a request without it, such as that of a script, writes as it always did.
 */
function refuseStaleSave({ data, originalDoc, operation, context, req }: Writing) {
  const version = versionIn(req, data);
  const isSave = operation !== 'create' && context.isRestoringVersion !== true;
  const stored = originalDoc?.updatedAt;
  if (isSave && version && typeof stored === 'string' && version !== stored)
    throw new APIError(stale[adminLanguage(req)], 409, null, true);
  return data;
}

/** Hooks of a collection, before its own. */
export const refuseStaleDocuments = {
  beforeOperation: lockBeforeSave,
  beforeChange: refuseStaleSave,
};

/** Hook of a global, before its own. */
export const refuseStaleGlobal = async (writing: Writing & { global: { slug: string } }) =>
  refuseStaleSave(writing);
