import type { FlattenedField, PayloadRequest } from 'payload';
import { isRecord } from '../lib/isRecord';
import { defaultSite, sites } from '../sites';
import { valueOf } from './documents';
import type { Column } from './Column';
import type { CsvCollection } from './csvCollections';
import type { Write } from './Plan';
import { isEmpty } from '../lib/isEmpty';

function fieldAt(fields: FlattenedField[], path: string): FlattenedField | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (rest.length === 0) return field;
  return field && 'flattenedFields' in field
    ? fieldAt(field.flattenedFields, rest.join('.'))
    : undefined;
}

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
}

/**
 * Validates the fields with their own validators, like the admin on save. Drafts may have empty fields, but
 * existing values must be valid. Published entries need all required fields in each of their languages.
 *
 * @returns Sentences in the language of the request.
 */
export async function checkWrite(
  write: Write,
  { collection, columns, before, req }: Checking,
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
  const translated = sites.filter(
    (site) =>
      site === defaultSite ||
      columns.some((column) => column.site === site && !isEmpty(after(column))),
  );
  const faults: string[] = [];
  const written = columns.flatMap((column) => fieldsIn(column, after(column)));
  for (const { column, path, value } of written) {
    const field = fieldAt(flattenedFields, path);
    if (!field || !('validate' in field) || typeof field.validate !== 'function') continue;
    // Pictures and categories were already looked up by name, and contacts were validated during parsing.
    if (field.type === 'upload' || field.type === 'relationship' || field.type === 'array')
      continue;
    if (column.site && !translated.includes(column.site)) continue;
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
    if (result !== true) faults.push(`${column.name}: ${sentence(result)}`);
  }
  return faults;
}

const sentence = (result: unknown): string => {
  const text = isRecord(result) ? JSON.stringify(result) : String(result);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};
