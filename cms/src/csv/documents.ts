import type { PayloadRequest } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import type { AdminLanguage } from '../lib/adminLanguage';
import { isCategoryGroup } from '../api/groups';
import { textIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { readableName } from '../media/readableName';
import { readEntryAddresses } from '../redirects/readEntryAddresses';
import { type EntryCollection, isEntryCollection, sections } from '../sections/sections';
import { sites } from '../sites';
import type { CellContext, Column, EntryAddresses, Names } from './Column';
import type { CsvCollection } from './csvCollections';

/** A `draft` is not public; `pending` is public, with newer changes that are not. */
export type DocumentStatus = 'published' | 'draft' | 'pending';

/** The newest version of a document in both languages, published or not. */
export interface CsvDocument {
  id: number;
  status: DocumentStatus;
  fields: Record<string, unknown>;
}

const isPublished = (doc: Record<string, unknown>): boolean => doc._status === 'published';

/** Documents per database query. SQLite and Payload block the event loop during a query. */
const batchSize = 50;

/** Reads the published or the newest versions of all documents, sorted by id. Other requests run in between. */
async function readVersions(req: PayloadRequest, collection: CsvCollection, draft: boolean) {
  const common = { collection, depth: 0, pagination: false, sort: 'id', draft, req } as const;
  const found: Record<string, unknown>[] = [];
  for (let last = 0; ;) {
    const where = { id: { greater_than: last } };
    const { docs } = await req.payload.find({ ...common, where, limit: batchSize, locale: 'all' });
    // With locale `all` the fields differ from Payload's types, which describe one language.
    found.push(...docs.map((doc) => ({ ...doc })));
    if (docs.length < batchSize) return found;
    last = Number(docs.at(-1)?.id);
    await yieldToEventLoop();
  }
}

/** Reads all documents of a collection, sorted by id, in the transaction of the request if it has one. */
export async function readDocuments(
  req: PayloadRequest,
  collection: CsvCollection,
): Promise<CsvDocument[]> {
  const shown = await readVersions(req, collection, false);
  if (!isEntryCollection(collection))
    return shown.map((fields) => ({ id: Number(fields.id), status: 'published', fields }));
  const isShown = new Map(shown.map((doc) => [doc.id, isPublished(doc)]));
  return (await readVersions(req, collection, true)).map((fields) => {
    const draft = isShown.get(fields.id) === true ? 'pending' : 'draft';
    const status = isPublished(fields) ? 'published' : draft;
    return { id: Number(fields.id), status, fields };
  });
}

/** Returns the value of a document for a column. */
export function valueOf(
  fields: Record<string, unknown>,
  { path, site, fieldsOf }: Pick<Column, 'path' | 'site' | 'fieldsOf'>,
): unknown {
  if (fieldsOf) return fieldsOf(fields);
  let value: unknown = fields;
  for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined;
  return site && isRecord(value) ? value[site] : value;
}

async function categoryNames(req: PayloadRequest, collection: EntryCollection): Promise<Names> {
  const idOf = new Map<string, number>();
  const nameOf = new Map<number, string>();
  const group = Object.keys(sections[collection].groups).find(isCategoryGroup);
  if (!group) return { idOf, nameOf };
  const { docs } = await req.payload.find({
    collection: group,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { slug: true },
    req,
  });
  for (const { id, slug } of docs as { id: number; slug?: unknown }[]) {
    const [own, ...others] = sites.map((site) => textIn(slug, site));
    for (const other of others) if (other !== undefined && !idOf.has(other)) idOf.set(other, id);
    if (own !== undefined) idOf.set(own, id);
    nameOf.set(id, own ?? others.find((other) => other !== undefined) ?? '');
  }
  return { idOf, nameOf };
}

async function fileNames(req: PayloadRequest): Promise<Names> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { mimeType: { like: 'image/' } },
    depth: 0,
    pagination: false,
    select: { filename: true },
    req,
  });
  const named = docs.flatMap(({ id, filename }) => (filename ? [{ id, filename }] : []));
  const idOf = new Map(named.map(({ id, filename }) => [filename, id]));
  const timesUsed = new Map<string, number>();
  for (const { filename } of named) {
    const name = readableName(filename);
    timesUsed.set(name, (timesUsed.get(name) ?? 0) + 1);
  }
  // The original file name is accepted too, if it is unique.
  for (const { id, filename } of named) {
    const name = readableName(filename);
    if (timesUsed.get(name) === 1 && !idOf.has(name)) idOf.set(name, id);
  }
  return {
    idOf,
    nameOf: new Map(named.map(({ id, filename }) => [id, filename])),
  };
}

const noNames: Names = { nameOf: new Map(), idOf: new Map() };
const noAddresses: EntryAddresses = { pathOf: () => undefined, entryAt: () => undefined };

/** Reads the data that cells need. */
export async function readContext(
  req: PayloadRequest,
  collection: CsvCollection,
  language: AdminLanguage,
): Promise<CellContext> {
  if (!isEntryCollection(collection)) {
    const addresses = await readEntryAddresses(req);
    return { language, categories: noNames, files: noNames, addresses };
  }
  const categories = await categoryNames(req, collection);
  return { language, categories, files: await fileNames(req), addresses: noAddresses };
}
