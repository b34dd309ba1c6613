import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

const prefix = 'revision/';
// Every request waits for this; through Payload it takes ten times as long.
const query = `SELECT key, data FROM payload_kv WHERE key LIKE '${prefix}%'`;

interface Row {
  key: unknown;
  data: unknown;
}

/** What is published as one: the documents of a collection, or a global. */
export type Part = CollectionSlug | GlobalSlug;

/** Names of the states of parts; one that was never published has none. */
export type Revision = ReadonlyMap<string, string>;

/**
 * The state of what is public: for each part a name that changes with every visible change of it. It
 * lives in the database, so that all programs on one database agree, and so that it changes in the
 * same transaction as the content.
 */
export async function readRevision(payload: BasePayload): Promise<Revision> {
  // Payload types the database by what all databases have in common; db.ts made this one.
  const { db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter };
  const { rows } = 'pool' in db ? await db.pool.query<Row>(query) : await db.client.execute(query);
  return new Map(rows.map(({ key, data }) => [String(key).slice(prefix.length), String(data)]));
}

/** One name for the state of some parts. */
export const stateOf = (revision: Revision, parts: readonly string[]): string =>
  parts.map((part) => revision.get(part) ?? '').join(' ');

/** Notes that something public of a part has changed. */
export async function renewRevision(
  req: Pick<PayloadRequest, 'payload'>,
  part: Part,
): Promise<void> {
  const key = prefix + part;
  await req.payload.db.upsert({
    collection: 'payload-kv',
    where: { key: { equals: key } },
    data: { key, data: randomUUID() },
    req,
  });
}
