import type { BasePayload, PayloadRequest } from 'payload';
import { runInTransaction } from '../db/runInTransaction';
import { isRecord } from '../lib/isRecord';
import { type Site, sites } from '../sites';
import type { CsvCollection } from './csvCollections';
import type { Change, PlanLine, Write } from './Plan';

/** A row failed during the write. All changes were rolled back. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(
    readonly line: number,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

type Fields = Record<string, unknown>;

/** The Local API for any collection. Payload validates every field when it is written. */
type Writer = Record<'create' | 'update', (options: object) => Promise<{ id: number }>>;

function put(data: Fields, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) data[name] = value;
  else {
    const inner = isRecord(data[name]) ? data[name] : {};
    data[name] = inner;
    put(inner, rest.join('.'), value);
  }
}

/** Returns the data for one language. Untranslated fields are written with the Italian ones. */
function dataIn(site: Site, changes: readonly Change[]): Fields {
  const data: Fields = {};
  for (const { column, value } of changes) {
    if (column.inSite) put(data, column.path, column.inSite(value, site));
    else if ((column.site ?? 'it') === site) put(data, column.path, value);
  }
  return data;
}

async function writeOne(
  payload: BasePayload,
  collection: CsvCollection,
  { id, published, changes }: Write,
  req: PayloadRequest,
): Promise<void> {
  const writer = payload as unknown as Writer;
  const status = { _status: published ? 'published' : 'draft' };
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
}

/**
 * Writes a plan without faults in one transaction.
 *
 * @throws ImportError for the first row that fails.
 */
export async function writePlan(
  payload: BasePayload,
  collection: CsvCollection,
  lines: readonly PlanLine[],
): Promise<void> {
  const faulty = lines.find(({ faults }) => faults.length > 0);
  if (faulty) throw new ImportError(faulty.line, faulty.faults.join(' '));
  await runInTransaction(payload, async (req) => {
    for (const { line, write } of lines)
      if (write)
        await writeOne(payload, collection, write, req).catch((error: unknown) => {
          throw new ImportError(line, error);
        });
  });
}
