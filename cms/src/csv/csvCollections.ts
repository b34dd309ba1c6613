import { registry } from '../sections/registry';
import type { EntryCollection } from '../sections/sections';
import type { Column } from './Column';

/** A collection that the staff can edit in a spreadsheet: its section has columns. */
export type CsvCollection = {
  [Name in EntryCollection]: (typeof registry)[Name] extends { csv: Column[] } ? Name : never;
}[EntryCollection];

/** Whether a word is the slug of such a collection. */
export const isCsvCollection = (word: unknown): word is CsvCollection =>
  typeof word === 'string' &&
  Object.entries(registry).some(([slug, section]) => slug === word && 'csv' in section);

/** The columns of a collection after `id` and `status`. */
export const columnsOf = (collection: CsvCollection): Column[] => registry[collection].csv;
