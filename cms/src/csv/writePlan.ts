import type { BasePayload, PayloadRequest } from 'payload';
import { inTransaction } from '../lib/inTransaction';
import { isRecord } from '../lib/isRecord';
import { type Site, sites } from '../sites';
import type { CsvCollection } from './columns';
import type { Change, PlanLine, Write } from './Plan';

/** A row that the database refused after all; everything is as it was before. */
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

/** The Local API for any collection: Payload checks every field when it is written. */
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

/** What is written in one language; what has no language goes with the Italian. */
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
    // A new entry has no empty translation; one that is there may lose texts.
    if (id === undefined ? !isNew && isEmpty : Object.keys(data).length === 0) continue;
    const options = { ...common, locale, data: { ...data, ...status } };
    const doc = isNew
      ? await writer.create(options)
      : await writer.update({ ...options, id: known });
    known = doc.id;
  }
}

/**
 * Writes a plan without faults: all of it or, when anything fails, nothing.
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
  await inTransaction(payload, async (req) => {
    for (const { line, write } of lines)
      if (write)
        await writeOne(payload, collection, write, req).catch((error: unknown) => {
          throw new ImportError(line, error);
        });
  });
}
