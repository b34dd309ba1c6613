import { z } from 'zod';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { canPublish } from '../access/staff';
import { adminLanguage, type AdminText } from '../lib/adminLanguage';
import { logError } from '../logs/logError';
import { isEntryCollection } from '../sections/sections';
import { CellFault, UnknownColumns } from './CellFault';
import { areaOf, type CsvCollection, isCsvCollection } from './csvCollections';
import { exportCsv } from './exportCsv';
import { checkTable, importTable } from './importTable';
import { planDigest } from './planDigest';
import { type Portion, portionsOf } from './portions';
import type { ImportAnswer } from './ImportAnswer';
import { messages } from './messages';
import { reportOf } from './report';
import { ImportError } from './writePlan';

/** The limits of an import in the admin; the command has none. */
const importLimits = { bytes: 4_000_000, rows: 2000 };

/**
 * How many documents one portion of an import may change. Other writes wait for it, on SQLite for ten seconds at most.
 * A redirect takes less time than an entry, because it has no versions. Unchanged rows take little time.
 */
const maxChangesOf = (collection: CsvCollection): number =>
  isEntryCollection(collection) ? 100 : 500;

const namesChosen = z.record(z.string(), z.string());

/** The columns that the editor has chosen for names of the sheet; none if the parameter is not such an object. */
function chosenNames(text: string | null): Record<string, string> {
  try {
    return namesChosen.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The rows that a request writes; undefined for all. */
function portionIn(parameters: URLSearchParams): Portion | undefined {
  const [from = NaN, to = NaN] = ['from', 'to'].map((name) => Number(parameters.get(name) ?? NaN));
  return Number.isInteger(from) && Number.isInteger(to) ? { from, to } : undefined;
}

const refusal = (
  req: PayloadRequest,
  status: number,
  text: AdminText,
  unknown?: readonly string[],
): Response =>
  Response.json(
    { errors: [{ message: text[adminLanguage(req)] }], ...(unknown && { unknown }) },
    { status },
  );

/** Answers only for a collection with columns, and only to the staff that may publish in it. */
const guarded =
  (answer: (req: PayloadRequest, collection: CsvCollection) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const collection = req.routeParams?.collection;
    if (!isCsvCollection(collection)) return refusal(req, 404, messages.noTable);
    if (!canPublish(areaOf(collection), { req })) return refusal(req, 403, messages.mayNot);
    return answer(req, collection);
  };

async function exportTable(req: PayloadRequest, collection: CsvCollection): Promise<Response> {
  const name = `${collection}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(await exportCsv(req.payload, collection, adminLanguage(req)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Reads the file and checks or imports it, as the parameters of the request say. */
async function readAndImport(req: PayloadRequest, collection: CsvCollection): Promise<Response> {
  const body = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  if (body.length > importLimits.bytes) return refusal(req, 413, messages.tooLarge);
  const language = adminLanguage(req);
  const options = {
    collection,
    language,
    publish: req.searchParams.get('publish') === 'true',
    names: chosenNames(req.searchParams.get('names')),
    limits: { rows: importLimits.rows },
    user: req.user,
  };
  const checked = req.searchParams.get('plan');
  const changes = maxChangesOf(collection);
  const { lines, ids } =
    checked === null
      ? { lines: await checkTable(req.payload, body, options) }
      : await importTable(req.payload, body, {
          ...options,
          limits: { ...options.limits, changes },
          portion: portionIn(req.searchParams),
          checked,
        });
  const report = reportOf(lines, language, ids);
  const plan = planDigest(lines);
  const state = ids ? 'written' : checked === null || checked === plan ? 'checked' : 'differs';
  const portions = ids ? [] : portionsOf(lines, changes);
  return Response.json({ ...report, state, plan, portions } satisfies ImportAnswer, {
    headers: { 'cache-control': 'no-store' },
  });
}

async function importFile(req: PayloadRequest, collection: CsvCollection): Promise<Response> {
  try {
    return await readAndImport(req, collection);
  } catch (error) {
    if (error instanceof CellFault)
      return refusal(
        req,
        400,
        error.texts,
        error instanceof UnknownColumns ? error.names : undefined,
      );
    if (!(error instanceof ImportError)) throw error;
    // The messages of other errors are for the log, because they may quote values of the database.
    const isPublic = error.cause instanceof APIError;
    if (!isPublic) logError('csv', error.cause);
    const reason = isPublic ? error.message : messages.databaseRefused[adminLanguage(req)];
    return refusal(req, 409, messages.writeFailed(error.line, reason));
  }
}

/**
 * GET /cms-api/csv/{collection} exports a table. POST checks a table in its body and reports every row; with
 * the parameters of a portion of that report (`plan`, `from`, `to`) it imports those rows. `publish=true` publishes new
 * entries, `names` has the columns that the editor has chosen for names of the sheet, as JSON.
 */
export const csvEndpoints: Endpoint[] = [
  { path: '/csv/:collection', method: 'get', handler: guarded(exportTable) },
  { path: '/csv/:collection', method: 'post', handler: guarded(importFile) },
];
