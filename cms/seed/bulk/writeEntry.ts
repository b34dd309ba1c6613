import type { BasePayload, FieldHook, PayloadRequest, TypeWithID } from 'payload';
import { isRecord } from '../../src/lib/isRecord';
import { slugify } from '../../src/lib/slugify';
import { sortKey } from '../../src/lib/sortKey';
import type { EntryCollection } from '../../src/sections/sections';
import { defaultSite, inEachSite, sites } from '../../src/sites';
import type { BulkEntry, Fields } from './BulkEntry';
import type { RowBuffer } from './RowBuffer';

/** The first part of the uid of every bulk entry; a uid has the format of a UUID. */
export const uidPrefix = '0b01c0de-0000-4000-8000-';

/** The uid of a bulk entry. The next seed reads the last number from it. */
export const uidOf = (number: number): string => uidPrefix + String(number).padStart(12, '0');

/** The text for search, created with the hook of the collection. */
function searchTextOf(payload: BasePayload, collection: EntryCollection, fields: Fields) {
  const { flattenedFields } = payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === 'searchText');
  const hook = field && 'hooks' in field ? field.hooks?.beforeChange?.[0] : undefined;
  if (!hook) throw new Error(`${collection} has no words for search.`);
  return inEachSite((site) => {
    const data = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isRecord(value) && sites.some((one) => one in value) ? value[site] : value,
      ]),
    );
    // The hook reads only `data`.
    return hook({ data } as Parameters<FieldHook>[0]) as string;
  });
}

/**
 * Writes a published entry and its version directly with the adapter, because the hooks and checks of the
 * Local API take ten times as long.
 */
export async function writeEntry(
  payload: BasePayload,
  { collection, title, fields }: BulkEntry,
  { number, postDate }: { number: number; postDate: string },
  rows: RowBuffer,
  req: PayloadRequest,
): Promise<void> {
  const now = new Date().toISOString();
  const slug = inEachSite((site) => `${slugify(title[site]).slice(0, 70)}-${number}`);
  const data = {
    title,
    slug,
    ...fields,
    seo: { noIndex: false },
    titleSort: inEachSite((site) => sortKey(title[site])),
    searchText: searchTextOf(payload, collection, { title, ...fields }),
    uid: uidOf(number),
    key: slug[defaultSite],
    postDate,
    _status: 'published',
    createdAt: now,
    updatedAt: now,
  };
  const id = await rows.idFor(collection);
  if (id === undefined) throw new Error(`The table of ${collection} has no ids.`);
  await rows.db.create({
    collection,
    customID: id,
    // The adapter removes the ids of rows from its input, so it gets a copy.
    data: structuredClone(data),
    returning: false,
    req,
  });
  await rows.db.createVersion({
    collectionSlug: collection,
    parent: id,
    // The type requires a document as the Local API returns it, in one language.
    versionData: data as unknown as TypeWithID,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  });
}
