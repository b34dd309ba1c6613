import { type PayloadRequest, ValidationError } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { isEntryCollection } from '../sections/sections';
import { defaultSite, type Site } from '../sites';
import type { AdminLanguage } from '../lib/adminLanguage';
import type { SheetColumn } from './columnNamed';
import { sheetColumnsOf } from './sheetColumns';
import type { CsvCollection } from './csvCollections';
import type { Change, PlanLine, Write } from './Plan';
import { put } from './put';
import type { Fields } from '../lib/Fields';

/** A row failed during the write. The changes of its portion were rolled back. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(
    readonly line: number,
    override readonly cause: unknown,
    reason: string,
  ) {
    super(reason);
  }
}

/** An error in the data for one language. */
class SiteError extends Error {
  constructor(
    readonly site: Site,
    override readonly cause: unknown,
  ) {
    super(String(cause));
  }
}

/** Names the fields, and the language, because Payload's messages name neither. */
function reasonOf(
  error: unknown,
  columns: readonly SheetColumn[],
  language: AdminLanguage,
): string {
  if (!(error instanceof SiteError)) return error instanceof Error ? error.message : String(error);
  const { cause, site } = error;
  if (!(cause instanceof ValidationError)) return reasonOf(cause, columns, language);
  return cause.data.errors
    .map(({ message, path }) => {
      const named = columns.filter((column) => column.path === path);
      const column = named.find((one) => one.site === site) ?? named[0];
      return `${column?.label[language] ?? `${path} (${site})`}: ${message}`;
    })
    .join(' ');
}

/** The Local API for any collection. Payload validates every field when it is written. */
type Writer = Record<'create' | 'update', (options: object) => Promise<{ id: number }>>;

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
  { id, published, changes, sites: written }: Write,
): Promise<number | undefined> {
  const writer = req.payload as unknown as Writer;
  const status = isEntryCollection(collection) && { _status: published ? 'published' : 'draft' };
  const common = { collection, draft: !published, depth: 0, req };
  let known = id;
  for (const locale of written) {
    const data = dataIn(locale, changes);
    if (known !== undefined && Object.keys(data).length === 0) continue;
    const options = { ...common, locale, data: { ...data, ...status } };
    const saving =
      known === undefined ? writer.create(options) : writer.update({ ...options, id: known });
    const doc = await saving.catch((error: unknown) => {
      throw new SiteError(locale, error);
    });
    known = doc.id;
  }
  return known;
}

/**
 * Writes a plan without faults, in the transaction of the request.
 *
 * @returns The ids of the written entries by the row of the sheet.
 * @throws ImportError for the first row that fails.
 */
export async function writePlan(
  req: PayloadRequest,
  collection: CsvCollection,
  lines: readonly PlanLine[],
  language: AdminLanguage,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { line, write } of lines) {
    if (!write) continue;
    const id = await writeOne(req, collection, write).catch((error: unknown) => {
      const cause: unknown = error instanceof SiteError ? error.cause : error;
      throw new ImportError(
        line,
        cause,
        reasonOf(error, sheetColumnsOf(req, collection), language),
      );
    });
    if (id !== undefined) ids.set(line, id);
    // Visitors do not wait for the whole table: SQLite blocks the event loop.
    await yieldToEventLoop();
  }
  return ids;
}
