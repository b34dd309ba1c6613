import { type BasePayload, createLocalReq } from 'payload';
import type { AdminLanguage, AdminText } from '../lib/adminLanguage';
import { elementId } from '../api/elementId';
import { columnsOf, type CsvCollection, exportColumnsOf } from './csvCollections';
import { csvText } from './csvText';
import { type DocumentStatus, readContext, readDocuments, valueOf } from './documents';
import { escapeFormula } from './escapeFormula';
import { sheetColumnsOf } from './sheetColumns';

const statusNames: Record<DocumentStatus, AdminText> = {
  published: { it: 'Pubblicato', en: 'Published' },
  draft: { it: 'Bozza', en: 'Draft' },
  pending: { it: 'Con modifiche da pubblicare', en: 'With changes to publish' },
};

/**
 * Exports a collection as CSV in the format that Italian spreadsheet programs expect: semicolons, decimal
 * commas and a byte order mark.
 *
 * @param language The language of options and of the names of columns; every translated field has a column per language.
 */
export async function exportCsv(
  payload: BasePayload,
  collection: CsvCollection,
  language: AdminLanguage,
): Promise<string> {
  const req = await createLocalReq({}, payload);
  const context = await readContext(req, collection, language);
  const shown = columnsOf(collection);
  const first = exportColumnsOf(collection);
  const rows = (await readDocuments(req, collection)).map(({ id, status, fields }) => [
    ...first.map((name) =>
      name === 'id' ? elementId(collection, id) : statusNames[status][language],
    ),
    ...shown.map((column) => escapeFormula(column.format(valueOf(fields, column), context))),
  ]);
  const labels = new Map(
    sheetColumnsOf(req, collection).map(({ name, label }) => [name, label[language]]),
  );
  const header = [...first, ...shown.map(({ name }) => name)].map(
    (name) => labels.get(name) ?? name,
  );
  return csvText([header, ...rows]);
}
