import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { elementId } from '../api/elementId';
import type { BeforeOperation } from '../lib/BeforeOperation';
import type { FormerAddress } from '../payload-types';
import { type EntryCollection, isEntryCollection } from '../sections';
import { entryChange } from './entryChange';
import { forgetFormerAddresses, formerUris, keepFormerAddresses } from './formerAddresses';
import { publish } from './publish';
import { readSnapshot, type Snapshot } from './snapshot';

type CollectionHooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/** Payload leaves the documents of hooks untyped; all of them have an id. */
interface Stored {
  id: number | string;
}
type Written = Parameters<CollectionAfterChangeHook<Stored>>[0];
type Writing = Parameters<CollectionBeforeChangeHook<Stored>>[0];

// What visitors saw before the write, per request; a bulk update writes several documents.
const before = new WeakMap<PayloadRequest, Map<string, Snapshot | null>>();

async function remember(req: PayloadRequest, collection: EntryCollection, id: number | string) {
  const memory = before.get(req) ?? new Map<string, Snapshot | null>();
  before.set(req, memory);
  memory.set(`${collection} ${id}`, await readSnapshot(req, collection, id));
}

async function compare(req: PayloadRequest, collection: EntryCollection, id: number | string) {
  const seen = before.get(req)?.get(`${collection} ${id}`) ?? null;
  const shown = await readSnapshot(req, collection, id);
  const change = entryChange(elementId(collection, id), seen, shown);
  if (!change) return;
  const entry = { relationTo: collection, value: Number(id) };
  if (shown) await keepFormerAddresses(req, entry, { seen, shown });
  await publish(req, collection, change);
}

/**
 * Remembers an entry before one of its versions is restored: the hooks before the change get a
 * copy of the request then, and those after it the request itself.
 */
async function rememberRestored({
  args,
  collection: { slug: collection },
  operation,
  req,
}: BeforeOperation) {
  if (operation !== 'restoreVersion' || !('id' in args) || !isEntryCollection(collection)) return;
  const where = { id: { equals: args.id } };
  const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, req });
  const [version] = docs;
  if (version) await remember(req, collection, version.parent);
}

/** Tells the site when an entry is published, changed while published, unpublished or deleted. */
export const publishEntries = {
  beforeOperation: [rememberRestored],
  beforeChange: [
    async ({ collection, operation, originalDoc, req, data }: Writing) => {
      if (operation === 'update' && originalDoc && isEntryCollection(collection.slug))
        await remember(req, collection.slug, originalDoc.id);
      return data;
    },
  ],
  afterChange: [
    async ({ collection, doc, req }: Written) => {
      if (isEntryCollection(collection.slug)) await compare(req, collection.slug, doc.id);
    },
  ],
  beforeDelete: [
    async ({ collection, id, req }) => {
      if (!isEntryCollection(collection.slug)) return;
      await remember(req, collection.slug, id);
      // Not after the deletion: the database takes the entry out of them, and they could not be found.
      await forgetFormerAddresses(req, { relationTo: collection.slug, value: Number(id) });
    },
  ],
  afterDelete: [
    async ({ collection, id, req }) => {
      if (isEntryCollection(collection.slug)) await compare(req, collection.slug, id);
    },
  ],
} satisfies CollectionHooks;

/** Tells the site when a category is written or deleted. */
export const publishCategories: CollectionHooks = {
  afterChange: [({ collection, doc, req }: Written) => category(req, collection.slug, doc.id)],
  afterDelete: [({ collection, id, req }) => category(req, collection.slug, id)],
};

const category = (req: PayloadRequest, group: CollectionSlug, id: number | string) =>
  publish(req, group, { kind: 'category', group, id: elementId(group, id) });

/** Tells the site when a file is written or deleted. */
export const publishAssets: CollectionHooks = {
  afterChange: [({ doc, req }: Written) => asset(req, doc.id)],
  afterDelete: [({ id, req }) => asset(req, id)],
};

const asset = (req: PayloadRequest, id: number | string) =>
  publish(req, 'media', { kind: 'asset', id: elementId('media', id) });

/** Tells the site when a former address is deleted, so that it redirects no longer. */
export const publishFormerAddresses: CollectionHooks = {
  afterDelete: [
    ({ doc, req }: { doc: FormerAddress; req: PayloadRequest }) => {
      const { relationTo: section, value } = doc.entry;
      const id = elementId(section, typeof value === 'number' ? value : value.id);
      return publish(req, 'formerAddresses', { kind: 'entry', section, id, uris: formerUris(doc) });
    },
  ],
};

/** Tells the site when a global set is written. */
export const publishGlobal: GlobalHooks = {
  afterChange: [
    ({ global, req }) => publish(req, global.slug, { kind: 'global', handle: global.slug }),
  ],
};

/** Tells the site when a menu is written. */
export const publishMenu: GlobalHooks = {
  afterChange: [
    ({ global, req }) => publish(req, global.slug, { kind: 'navigation', handle: global.slug }),
  ],
};
