import type { PayloadRequest } from 'payload';
import { isRecord } from '../lib/isRecord';
import { defaultSite, type Site, sites } from '../sites';
import { fieldAt } from './sheetColumns';
import { valueOf } from './documents';
import type { Column } from './Column';
import type { CsvCollection } from './csvCollections';
import type { Write } from './Plan';
import { isEmpty } from '../lib/isEmpty';

/** The validate function of a field, with the arguments that our validators and Payload's use. */
type Validate = (value: unknown, options: Record<string, unknown>) => unknown;

/** The fields of a column with their paths; most columns are one field. */
function fieldsIn(
  column: Column,
  value: unknown,
): { column: Column; path: string; value: unknown }[] {
  if (!column.fieldsOf) return [{ column, path: column.path, value }];
  const fields = isRecord(value) ? value : column.fieldsOf({});
  return Object.entries(fields).map(([path, one]) => ({ column, path, value: one }));
}

interface Checking {
  collection: CsvCollection;
  columns: readonly Column[];
  /** The values of the entry before the write, in both languages. */
  before: Record<string, unknown>;
  req: PayloadRequest;
  /** How the sheet or the admin calls a column. */
  nameOf: (column: Column) => string;
}

/**
 * The languages that a write concerns: the default one, those in which the entry will have a text of its own, and those
 * in which a text of it is cleared. What all languages share, such as a telephone number, does not make a translation.
 */
export function writtenSites(
  { id, changes }: Omit<Write, 'sites'>,
  before: Record<string, unknown>,
  columns: readonly Column[],
): Site[] {
  const changed = new Map(changes.map(({ column, value }) => [column.name, value]));
  const hasText = (column: Column) =>
    changed.has(column.name)
      ? id !== undefined || !isEmpty(changed.get(column.name))
      : !isEmpty(valueOf(before, column));
  return sites.filter(
    (site) =>
      site === defaultSite || columns.some((column) => column.site === site && hasText(column)),
  );
}

/**
 * Validates the fields with their own validators, like the admin on save. Drafts may have empty fields, but
 * existing values must be valid. Published entries need all required fields in each of their languages.
 *
 * @returns Sentences in the language of the request.
 */
export async function checkWrite(
  write: Write,
  { collection, columns, before, req, nameOf }: Checking,
): Promise<string[]> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const changed = new Map(write.changes.map(({ column, value }) => [column.name, value]));
  const after = (column: Column): unknown =>
    changed.has(column.name) ? changed.get(column.name) : valueOf(before, column);
  const data = Object.fromEntries(
    columns
      .filter(({ site }) => !site)
      .flatMap((column) => fieldsIn(column, after(column)).map(({ path, value }) => [path, value])),
  );
  const faults: string[] = [];
  const written = columns.flatMap((column) => fieldsIn(column, after(column)));
  for (const { column, path, value } of written) {
    const field = fieldAt(flattenedFields, path);
    if (!field || !('validate' in field) || typeof field.validate !== 'function') continue;
    // Pictures and categories were already looked up by name, and contacts were validated during parsing.
    if (field.type === 'upload' || field.type === 'relationship' || field.type === 'array')
      continue;
    if (column.site && !write.sites.includes(column.site)) continue;
    if (isEmpty(value) && !write.published) continue;
    const result = await (field.validate as Validate)(value, {
      ...field,
      data,
      siblingData: data,
      req,
      operation: write.id === undefined ? 'create' : 'update',
      path: path.split('.'),
      event: 'submit',
      id: write.id,
    });
    if (result !== true) faults.push(`${nameOf(column)}: ${sentence(result)}`);
  }
  return faults;
}

const sentence = (result: unknown): string => {
  const text = isRecord(result) ? JSON.stringify(result) : String(result);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};
