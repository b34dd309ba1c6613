import type { BasePayload, FieldHook, PayloadRequest, TypeWithID } from 'payload';
import { isRecord } from '../../src/lib/isRecord';
import { slugify } from '../../src/lib/slugify';
import { sortKey } from '../../src/lib/sortKey';
import type { EntryCollection } from '../../src/sections';
import { sites } from '../../src/sites';
import type { BulkEntry, Fields } from './BulkEntry';
import { bilingual } from './parts';
import type { RowBuffer } from './RowBuffer';

/** Begins the uid of every bulk entry; a uid has the form of a UUID. */
export const uidStart = '0b01c0de-0000-4000-8000-';

/** The unique id of a bulk entry, by which the next seed finds the last number. */
export const uidOf = (number: number): string => uidStart + String(number).padStart(12, '0');

/** What search looks through, as the collection's own hook makes it. */
function searchTextOf(payload: BasePayload, collection: EntryCollection, fields: Fields) {
  const { flattenedFields } = payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === 'searchText');
  const hook = field && 'hooks' in field ? field.hooks?.beforeChange?.[0] : undefined;
  if (!hook) throw new Error(`${collection} has no words for search.`);
  return bilingual((site) => {
    const data = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isRecord(value) && sites.some((one) => one in value) ? value[site] : value,
      ]),
    );
    // The hook reads nothing but the data.
    return hook({ data } as Parameters<FieldHook>[0]) as string;
  });
}

/**
 * Writes a published entry and the version that goes with it, below the hooks and checks of the
 * Local API, which take ten times as long.
 */
export async function writeEntry(
  payload: BasePayload,
  { collection, title, fields }: BulkEntry,
  { number, postDate }: { number: number; postDate: string },
  rows: RowBuffer,
  req: PayloadRequest,
): Promise<void> {
  const now = new Date().toISOString();
  const data = {
    title,
    slug: bilingual((site) => `${slugify(title[site]).slice(0, 70)}-${number}`),
    ...fields,
    seo: { noIndex: false },
    titleSort: bilingual((site) => sortKey(title[site])),
    searchText: searchTextOf(payload, collection, fields),
    uid: uidOf(number),
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
    // The adapter takes the ids of rows out of what it gets.
    data: structuredClone(data),
    returning: false,
    req,
  });
  await rows.db.createVersion({
    collectionSlug: collection,
    parent: id,
    // The types want a document as the Local API answers it, of one language.
    versionData: data as unknown as TypeWithID,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  });
}
