import type { FlattenedField, PayloadRequest } from 'payload';
import { isRecord } from '../lib/isRecord';
import { defaultSite, type Site, sites } from '../sites';
import { fieldAt } from './sheetColumns';
import { valueOf } from './documents';
import type { Column } from './Column';
import type { CsvCollection } from './csvCollections';
import type { Write } from './Plan';
import { isEmpty } from '../lib/isEmpty';
import { rowsOf } from '../lib/rowsOf';
import { put } from './put';

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

/** What is validated: a value, and where it stands. */
interface Placed {
  value: unknown;
  path: string[];
  siblingData: unknown;
}

/** Validates a field, and those of its rows. Returns sentences in the language of the request. */
async function faultsOf(
  field: FlattenedField | undefined,
  { value, path, siblingData }: Placed,
  options: Record<string, unknown>,
): Promise<string[]> {
  // Pictures and categories were already looked up by name.
  if (!field || field.type === 'upload' || field.type === 'relationship') return [];
  const faults: string[] = [];
  if (field.type === 'array')
    for (const [index, row] of rowsOf(value).entries())
      for (const inner of field.flattenedFields) {
        const place = [...path, String(index), inner.name];
        const placed = { value: row[inner.name], path: place, siblingData: row };
        faults.push(...(await faultsOf(inner, placed, options)));
      }
  if (!('validate' in field) || typeof field.validate !== 'function') return faults;
  const result = await (field.validate as Validate)(value, {
    ...field,
    ...options,
    siblingData,
    path,
  });
  return result === true ? faults : [...faults, sentence(result)];
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
  const written = columns.flatMap((column) =>
    fieldsIn(column, changed.has(column.name) ? changed.get(column.name) : valueOf(before, column)),
  );
  const data = { ...before };
  for (const { column, path, value } of written) if (!column.site) put(data, path, value);
  const operation = write.id === undefined ? 'create' : 'update';
  const options = { data, req, operation, event: 'submit', id: write.id };
  const faults: string[] = [];
  for (const { column, path, value } of written) {
    // Contacts were validated during parsing, and their texts are in both languages.
    if (column.path === 'contactLinks') continue;
    if (column.site && !write.sites.includes(column.site)) continue;
    if (isEmpty(value) && !write.published) continue;
    const names = path.split('.');
    const siblingData = valueOf(data, { path: names.slice(0, -1).join('.') }) ?? data;
    const placed = { value, path: names, siblingData };
    for (const fault of await faultsOf(fieldAt(flattenedFields, path), placed, options))
      faults.push(`${nameOf(column)}: ${fault}`);
  }
  return faults;
}

const sentence = (result: unknown): string => {
  const text = isRecord(result) ? JSON.stringify(result) : String(result);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};
