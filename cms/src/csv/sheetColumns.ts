import type { FlattenedField, PayloadRequest } from 'payload';
import { contactKinds } from '../fields/contactLinks';
import { type AdminLanguage, type AdminText, isAdminText } from '../lib/adminLanguage';
import { languageNames } from '../sites';
import type { Column } from './Column';
import type { SheetColumn } from './columnNamed';
import { columnsOf, type CsvCollection, exportColumnsOf } from './csvCollections';

/** Returns the field at a path: the names of its groups and its own name, separated by dots. */
export function fieldAt(fields: FlattenedField[], path: string): FlattenedField | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (rest.length === 0) return field;
  return field && 'flattenedFields' in field
    ? fieldAt(field.flattenedFields, rest.join('.'))
    : undefined;
}

/** The label of a field in the admin, with the language of its text. A column of several fields has that of the last. */
function labelOf(fields: FlattenedField[], column: Column): AdminText {
  const path = column.path || Object.keys(column.fieldsOf?.({}) ?? {}).at(-1);
  const field = path === undefined ? undefined : fieldAt(fields, path);
  const label: unknown = field && 'label' in field ? field.label : undefined;
  const textIn = (language: AdminLanguage): string => {
    const text = isAdminText(label) ? label[language] : label;
    const name = typeof text === 'string' ? text : column.name;
    return column.site ? `${name} (${languageNames(column.site)[language]})` : name;
  };
  return { it: textIn('it'), en: textIn('en') };
}

const fixed: Record<'id' | 'status', AdminText> = {
  id: { it: 'Id', en: 'Id' },
  status: { it: 'Stato', en: 'Status' },
};

/** The name of the column of one kind of contact, which an import reads besides the column of all contacts. */
export const contactColumn = (kind: string): string => `contacts:${kind}`;

/** The columns that an import reads, with those that an export begins with. */
export function sheetColumnsOf(req: PayloadRequest, collection: CsvCollection): SheetColumn[] {
  const { flattenedFields } = req.payload.collections[collection].config;
  const columns = columnsOf(collection);
  const kinds = columns.some(({ name }) => name === 'contacts') ? contactKinds : [];
  return [
    ...exportColumnsOf(collection).map((name) => ({ name, label: fixed[name] })),
    ...columns.map((column) => ({
      name: column.name,
      label: labelOf(flattenedFields, column),
      path: column.path,
      ...(column.site && { site: column.site }),
    })),
    ...kinds.map(({ value, label: { it, en } }) => ({
      name: contactColumn(value),
      label: { it, en },
    })),
  ];
}
