import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { adapterOf } from '../db/adapterOf';
import { lockIds } from '../db/lockIds';
import { adminLanguage } from '../lib/adminLanguage';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';

const stale = {
  it: 'Nel frattempo questo contenuto è stato salvato da un’altra parte. Niente è stato sovrascritto: salva di nuovo.',
  en: 'This content was saved elsewhere in the meantime. Nothing was overwritten: save again.',
};

/** The document that a request writes, and the state of it that the person has read. */
interface Began {
  name: string;
  version: string;
}

const began = new WeakMap<object, Began>();

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

/** Remembers the state that a save began from, before Payload removes it: no person may write `updatedAt`. */
async function rememberVersion(req: PayloadRequest, name: string, data: unknown): Promise<void> {
  if (req.payloadAPI !== 'REST' || !isRecord(data) || typeof data.updatedAt !== 'string') return;
  // Payload's button that goes back to what is published sends that whole document. A form publishes as a form.
  const isRevert = data._status === 'published' && data.createdAt !== undefined;
  if (isRevert && req.headers.get('content-type') === 'application/json') return;
  // The context stays the same object when Payload copies the request.
  began.set(req.context, { name, version: data.updatedAt });
  await lockDocument(req, name);
}

function refuseIfStale(req: PayloadRequest, name: string, stored: unknown): void {
  const save = began.get(req.context);
  if (save?.name !== name) return;
  began.delete(req.context);
  if (typeof stored === 'string' && save.version !== stored)
    throw new APIError(stale[adminLanguage(req)], 409, null, true);
}

type Writing = Parameters<
  CollectionBeforeChangeHook<{ id: number | string; updatedAt?: unknown }>
>[0];

/**
 * Hooks of a collection, before its own. They refuse a save that began from another state than the stored one, with
 * status 409. The forms of the admin send the `updatedAt` that they have loaded; a request without it, such as that of a
 * script, writes as it always did.
 */
export const refuseStaleDocuments = {
  beforeOperation: async ({ args, collection, operation, req }: BeforeOperation): Promise<void> => {
    if (operation === 'update' && 'data' in args && 'id' in args)
      await rememberVersion(req, `${collection.slug}/${String(args.id)}`, args.data);
  },
  beforeChange: ({ collection, data, originalDoc, req }: Writing) => {
    if (originalDoc)
      refuseIfStale(req, `${collection.slug}/${String(originalDoc.id)}`, originalDoc.updatedAt);
    return data;
  },
};

type GlobalHooks = Required<NonNullable<GlobalConfig['hooks']>>;

/** The same hooks for a global. */
export const refuseStaleGlobals: Pick<GlobalHooks, 'beforeOperation' | 'beforeChange'> = {
  beforeOperation: [
    async ({ args, global, operation, req }) => {
      const data: unknown = isRecord(args) ? args.data : undefined;
      if (operation === 'update') await rememberVersion(req, `globals/${global.slug}`, data);
    },
  ],
  beforeChange: [
    ({ data, global, originalDoc, req }): unknown => {
      const stored: unknown = isRecord(originalDoc) ? originalDoc.updatedAt : undefined;
      refuseIfStale(req, `globals/${global.slug}`, stored);
      return data;
    },
  ],
};
