import { redirectColumns } from '../redirects/csv';
import { registry } from '../sections/registry';
import type { Area } from '../access/roles';
import { entryCollections, type EntryCollection } from '../sections/sections';
import type { Column } from './Column';
import { slugColumn, titleColumn } from './keyColumns';

/** A collection of entries that the staff can edit in a spreadsheet: its section has columns. */
type CsvSection = {
  [Name in EntryCollection]: (typeof registry)[Name] extends { csv: Column[] } ? Name : never;
}[EntryCollection];

/** A collection that the staff can edit in a spreadsheet. */
export type CsvCollection = CsvSection | 'redirects';

const isCsvSection = (slug: EntryCollection): slug is CsvSection => 'csv' in registry[slug];

/** The collections that the staff can edit in a spreadsheet. */
export const csvCollections: readonly CsvCollection[] = [
  ...entryCollections.filter(isCsvSection),
  'redirects',
];

/** Whether a word is the slug of such a collection. */
export const isCsvCollection = (word: unknown): word is CsvCollection =>
  csvCollections.some((slug) => slug === word);

/** The columns of a collection, without those that only an export writes. */
export const columnsOf = (collection: CsvCollection): Column[] =>
  collection === 'redirects' ? redirectColumns : registry[collection].csv;

/** The columns that an export of entries begins with. An import finds the entry by its `id`. */
export const exportColumnsOf = (collection: CsvCollection): ('id' | 'status')[] =>
  collection === 'redirects' ? [] : ['id', 'status'];

/** The columns by which a row names its document. A table needs one of them. */
export const keyColumnsOf = (collection: CsvCollection): string[] =>
  collection === 'redirects' ? ['from'] : ['id', slugColumn, titleColumn];

/** The area whose editors may import and export a collection. */
export const areaOf = (collection: CsvCollection): Area =>
  collection === 'redirects' ? 'site' : collection;
