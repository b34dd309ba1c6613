import { randomUUID } from 'node:crypto';
import type { BasePayload, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { adapterOf } from '../db/adapterOf';

const prefix = 'revision/';
// Plain SQL, because every request waits for this query and through Payload it takes ten times as long.
const query = `SELECT key, data FROM payload_kv WHERE key LIKE '${prefix}%'`;

interface Row {
  key: unknown;
  data: unknown;
}

/** A unit of publication: all documents of a collection, or a global. */
export type Part = CollectionSlug | GlobalSlug;

/** The state of each part as a random id; a part that was never published has no state. */
export type Revision = ReadonlyMap<string, string>;

/**
 * Reads the state of the public content: an id per part that changes with every public change. It is stored
 * in the database, so that all programs have the same state and it changes in the transaction of the content.
 */
export async function readRevision(payload: BasePayload): Promise<Revision> {
  const db = adapterOf(payload);
  const { rows } = 'pool' in db ? await db.pool.query<Row>(query) : await db.client.execute(query);
  return new Map(rows.map(({ key, data }) => [String(key).slice(prefix.length), String(data)]));
}

/** The combined state of several parts, as a cache key. */
export const stateOf = (revision: Revision, parts: readonly string[]): string =>
  parts.map((part) => revision.get(part) ?? '').join(' ');

/** Sets a new state of all parts, after a seed. */
export async function renewAll(payload: BasePayload): Promise<void> {
  const { collections, globals } = payload.config;
  for (const { slug } of [...collections, ...globals]) await renewRevision({ payload }, slug);
}

/** Sets a new state after a public change in a part. */
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
