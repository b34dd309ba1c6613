import type { BasePayload, GlobalSlug, SanitizedGlobalConfig } from 'payload';
import { notExpired } from '../../fields/dates';
import { isRecord } from '../../lib/isRecord';
import { dayInTown } from '../../lib/townTime';
import { yieldToEventLoop } from '../../lib/yieldToEventLoop';
import { readRevision, stateOf } from '../../publish/revision';
import { partsOf } from '../../sections/registry';
import { type EntryCollection, entryCollections } from '../../sections/sections';
import { altText } from '../../warnings/altText';
import { leavesOf } from '../../warnings/leaves';
import { readLibrary } from '../../warnings/library';
import { links } from '../../warnings/links';
import { trashedFiles } from '../../warnings/trashedFiles';
import type { Warning } from '../../warnings/Warning';
import { warningsOf } from '../../warnings/warnings';

/** Fields whose errors have lists of their own on the desk. */
const listedElsewhere: unknown[] = ['expiryDate', 'verifiedOn'];

/** Entries that are checked at once, so that other requests wait for a few dozen milliseconds at most. */
const batchSize = 25;

/** A published entry, or content of the whole site such as a menu, with an error that visitors see. */
interface ContentWithError {
  place: { collection: EntryCollection; id: number } | { global: GlobalSlug };
  /** In all languages. */
  title: unknown;
  /** Its most important error. */
  error: Warning;
}

/** The checks of menus, footers and other content of the whole site. */
const globalChecks = [altText, trashedFiles, links];

async function readBatch(
  payload: BasePayload,
  collection: EntryCollection,
  { after, now }: { after: number; now: Date },
) {
  // Without Payload's hooks and access functions, which take most of the time and which published entries of
  // a check do not need.
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    where: {
      and: [{ _status: { equals: 'published' } }, notExpired(now), { id: { greater_than: after } }],
    },
    locale: 'all',
    sort: ['id'],
    limit: batchSize,
    pagination: false,
  });
  return docs.filter(isRecord);
}

async function checkBatch(
  payload: BasePayload,
  collection: EntryCollection,
  docs: Record<string, unknown>[],
  now: Date,
): Promise<ContentWithError[]> {
  const { fields } = payload.collections[collection].config;
  const entries = docs.map((draft) => ({ draft, leaves: leavesOf(fields, draft) }));
  const library = await readLibrary(
    { payload },
    entries.flatMap(({ leaves }) => leaves),
    now,
  );
  return entries.flatMap(({ draft, leaves }) => {
    const checks = partsOf(collection).checks;
    const [error] = warningsOf({ draft, leaves, library, now }, checks).filter(
      ({ severity, field }) => severity === 'error' && !listedElsewhere.includes(field),
    );
    const place = { collection, id: Number(draft.id) };
    return error ? [{ place, title: draft.title, error }] : [];
  });
}

async function checkGlobal(
  payload: BasePayload,
  { slug, label, fields }: SanitizedGlobalConfig,
  now: Date,
): Promise<ContentWithError[]> {
  const stored = await payload.db.findGlobal<Record<string, unknown>>({ slug, locale: 'all' });
  const draft = isRecord(stored) ? stored : {};
  const leaves = leavesOf(fields, draft);
  const library = await readLibrary({ payload }, leaves, now);
  const [error] = globalChecks.flatMap((check) => check({ draft, leaves, library, now }));
  return error ? [{ place: { global: slug }, title: label, error }] : [];
}

async function scan(payload: BasePayload, now: Date): Promise<ContentWithError[]> {
  const found: ContentWithError[] = [];
  for (const config of payload.config.globals)
    found.push(...(await checkGlobal(payload, config, now)));
  for (const collection of entryCollections)
    for (let last = 0; ;) {
      const docs = await readBatch(payload, collection, { after: last, now });
      found.push(...(await checkBatch(payload, collection, docs, now)));
      if (docs.length < batchSize) break;
      last = Number(docs.at(-1)?.id);
      await yieldToEventLoop();
    }
  return found;
}

let latest: { state: string; found: Promise<ContentWithError[]> } | undefined;

/**
 * Checks all published entries, menus and footers for errors. The result is cached until content is published or the
 * day ends, because a check of 500 entries takes a second.
 */
export async function scanForErrors(payload: BasePayload, now: Date): Promise<ContentWithError[]> {
  const revision = await readRevision(payload);
  const state = `${dayInTown(now)} ${stateOf(revision, [...revision.keys()])}`;
  if (latest?.state !== state) latest = { state, found: scan(payload, now) };
  const { found } = latest;
  // After a failure the next visit tries again.
  found.catch(() => (latest = undefined));
  return found;
}
