import { type PayloadRequest, ValidationError } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { isRecord } from '../lib/isRecord';
import { isEntryCollection } from '../sections/sections';
import { defaultSite, type Site, sites } from '../sites';
import type { CsvCollection } from './csvCollections';
import type { Change, PlanLine, Write } from './Plan';
import type { Fields } from '../lib/Fields';

/** A row failed during the write. All changes were rolled back. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(
    readonly line: number,
    override readonly cause: unknown,
  ) {
    super(reasonOf(cause));
  }
}

/** Payload's ValidationError has the messages of the fields in its data; its own message only names them. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ValidationError)
    return cause.data.errors.map(({ message }) => message).join(' ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** The Local API for any collection. Payload validates every field when it is written. */
type Writer = Record<'create' | 'update', (options: object) => Promise<{ id: number }>>;

function put(data: Fields, path: string, value: unknown): void {
  if (path === '') {
    Object.assign(data, value);
    return;
  }
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) data[name] = value;
  else {
    const inner = isRecord(data[name]) ? data[name] : {};
    data[name] = inner;
    put(inner, rest.join('.'), value);
  }
}

/** Returns the data for one language. Untranslated fields are written with those of the default language. */
function dataIn(site: Site, changes: readonly Change[]): Fields {
  const data: Fields = {};
  for (const { column, value } of changes) {
    if (column.inSite) put(data, column.path, column.inSite(value, site));
    else if ((column.site ?? defaultSite) === site) put(data, column.path, value);
  }
  return data;
}

async function writeOne(
  req: PayloadRequest,
  collection: CsvCollection,
  { id, published, changes }: Write,
): Promise<number | undefined> {
  const writer = req.payload as unknown as Writer;
  const status = isEntryCollection(collection) && { _status: published ? 'published' : 'draft' };
  const common = { collection, draft: !published, depth: 0, req };
  let known = id;
  for (const locale of sites) {
    const data = dataIn(locale, changes);
    const isNew = known === undefined;
    const isEmpty = Object.values(data).every((value) => value === null);
    // A new entry gets no empty translation, but an existing translation can be cleared.
    if (id === undefined ? !isNew && isEmpty : Object.keys(data).length === 0) continue;
    const options = { ...common, locale, data: { ...data, ...status } };
    const doc = isNew
      ? await writer.create(options)
      : await writer.update({ ...options, id: known });
    known = doc.id;
  }
  return known;
}

/**
 * Writes a plan without faults, in the transaction of the request.
 *
 * @returns The ids of the written entries by the line of the file.
 * @throws ImportError for the first row that fails.
 */
export async function writePlan(
  req: PayloadRequest,
  collection: CsvCollection,
  lines: readonly PlanLine[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { line, write } of lines) {
    if (!write) continue;
    const id = await writeOne(req, collection, write).catch((error: unknown) => {
      throw new ImportError(line, error);
    });
    if (id !== undefined) ids.set(line, id);
    // Visitors do not wait for the whole table: SQLite blocks the event loop.
    await yieldToEventLoop();
  }
  return ids;
}
