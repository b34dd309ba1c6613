import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { elementId } from '../api/elementId';
import { deleteSchedules } from '../jobs/deleteSchedules';
import type { FormerAddress, Redirect } from '../payload-types';
import { uriOfPath } from '../redirects/address';
import { type EntryCollection, isEntryCollection } from '../sections/sections';
import { inEachSite } from '../sites';
import { entryChange } from './change';
import { deleteFormerAddresses, formerUris, saveFormerAddresses } from './formerAddresses';
import { isPublishingStopped, publish } from './publish';
import { readSnapshot, type Snapshot } from './snapshot';
import { idOf } from '../lib/idOf';

type CollectionHooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/** Payload does not type the documents of hooks; all of them have an id. */
interface Stored {
  id: number | string;
}
type Written = Parameters<CollectionAfterChangeHook<Stored>>[0];
type Writing = Parameters<CollectionBeforeChangeHook<Stored>>[0];

// Snapshots before the write, per request; a bulk update writes several documents.
const before = new WeakMap<PayloadRequest, Map<string, Snapshot | null>>();

async function rememberSnapshot(
  req: PayloadRequest,
  collection: EntryCollection,
  id: number | string,
) {
  if (isPublishingStopped()) return;
  const memory = before.get(req) ?? new Map<string, Snapshot | null>();
  before.set(req, memory);
  memory.set(`${collection} ${id}`, await readSnapshot(req, collection, id));
}

async function publishIfChanged(
  req: PayloadRequest,
  collection: EntryCollection,
  id: number | string,
) {
  if (isPublishingStopped()) return;
  const seen = before.get(req)?.get(`${collection} ${id}`) ?? null;
  const shown = await readSnapshot(req, collection, id);
  const change = entryChange(elementId(collection, id), seen, shown);
  if (!change) return;
  const entry = { relationTo: collection, value: Number(id) };
  if (shown) await saveFormerAddresses(req, entry, { seen, shown });
  // The desk lists a failed job until an editor does what it should have done.
  const done = shown?.published ? 'publish' : 'unpublish';
  const failed = { hasError: { equals: true }, 'input.type': { equals: done } };
  await deleteSchedules(req, { collection, id }, failed);
  await publish(req, collection, change);
}

/** Notifies the site when an entry is published, changed while published, unpublished or deleted. */
export const publishEntries = {
  beforeChange: [
    async ({ collection, operation, originalDoc, req, data }: Writing) => {
      if (operation === 'update' && originalDoc && isEntryCollection(collection.slug))
        await rememberSnapshot(req, collection.slug, originalDoc.id);
      return data;
    },
  ],
  afterChange: [
    async ({ collection, doc, req }: Written) => {
      if (isEntryCollection(collection.slug)) await publishIfChanged(req, collection.slug, doc.id);
    },
  ],
  beforeDelete: [
    async ({ collection, id, req }) => {
      if (!isEntryCollection(collection.slug)) return;
      await rememberSnapshot(req, collection.slug, id);
      // This must happen before the deletion, which removes the reference to the entry from its addresses.
      await deleteFormerAddresses(req, { relationTo: collection.slug, value: Number(id) });
    },
  ],
  afterDelete: [
    async ({ collection, id, req }) => {
      if (isEntryCollection(collection.slug)) await publishIfChanged(req, collection.slug, id);
    },
  ],
} satisfies CollectionHooks;

/** Notifies the site when a category is written or deleted. */
export const publishCategories: CollectionHooks = {
  afterChange: [
    ({ collection, doc, req }: Written) => publishCategory(req, collection.slug, doc.id),
  ],
  afterDelete: [({ collection, id, req }) => publishCategory(req, collection.slug, id)],
};

const publishCategory = (req: PayloadRequest, group: CollectionSlug, id: number | string) =>
  publish(req, group, { kind: 'category', group, id: elementId(group, id) });

/** Notifies the site when a file is written or deleted. */
export const publishAssets = {
  afterChange: [({ doc, req }: Written) => publishAsset(req, doc.id)],
  afterDelete: [({ id, req }) => publishAsset(req, id)],
} satisfies CollectionHooks;

const publishAsset = (req: PayloadRequest, id: number | string) =>
  publish(req, 'media', { kind: 'asset', id: elementId('media', id) });

/**
 * Notifies the site when an import adds a former address, whose page may be cached as missing, and when one is deleted,
 * so that it no longer redirects.
 */
export const publishFormerAddresses: CollectionHooks = {
  afterChange: [publishFormerAddress],
  afterDelete: [publishFormerAddress],
};

function publishFormerAddress({ doc, req }: { doc: FormerAddress; req: PayloadRequest }) {
  const { relationTo: section, value } = doc.entry;
  const id = elementId(section, idOf(value));
  return publish(req, 'formerAddresses', { kind: 'entry', section, id, uris: formerUris(doc) });
}

/** Notifies the site when a redirect is written or deleted: the pages at its addresses may be cached as missing. */
export const publishRedirects: CollectionHooks = {
  afterChange: [
    ({ doc, previousDoc, req }: { doc: Redirect; previousDoc?: Redirect; req: PayloadRequest }) =>
      publishRedirect(req, doc, previousDoc?.from),
  ],
  afterDelete: [
    ({ doc, req }: { doc: Redirect; req: PayloadRequest }) => publishRedirect(req, doc),
  ],
};

function publishRedirect(req: PayloadRequest, { id, from }: Redirect, before?: string) {
  const uris = inEachSite((): string[] => []);
  for (const address of new Set([from, before ?? from])) {
    const { site, uri } = uriOfPath(address);
    uris[site].push(uri);
  }
  // For the site this is a change like that of an entry at these addresses.
  return publish(req, 'redirects', { kind: 'entry', section: 'redirects', id: String(id), uris });
}

/** Notifies the site when a global set is written. */
export const publishGlobal: GlobalHooks = {
  afterChange: [
    ({ global, req }) => publish(req, global.slug, { kind: 'global', handle: global.slug }),
  ],
};

/** Notifies the site when a menu is written. */
export const publishMenu: GlobalHooks = {
  afterChange: [
    ({ global, req }) => publish(req, global.slug, { kind: 'navigation', handle: global.slug }),
  ],
};
