import type { BasePayload, CollectionConfig } from 'payload';
import type { ArgumentFilters } from '../api/entries/argumentFilters';
import type { Column } from '../csv/Column';
import type { SectionChecks } from '../warnings/Warning';

/** Reads the values of sort fields that are in no column, of all entries or of their newest drafts. */
export interface SortValues {
  fields: readonly string[];
  read: (
    payload: BasePayload,
    from: 'published' | 'drafts',
  ) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>;
}

/** Everything that the shared code needs from a section. The files of its folder have the parts. */
export interface SectionParts {
  collection: CollectionConfig;
  categories?: CollectionConfig;
  tags?: CollectionConfig;
  /** The filters of its own arguments. */
  filters: ArgumentFilters;
  /** Its own fields by which lists can be sorted. */
  sortFields?: readonly string[];
  /** The values of those that change with the time, by the id of the entry. */
  sortValues?: SortValues;
  /** The columns of its table, if the staff can edit it in a spreadsheet. */
  csv?: Column[];
  /** Its own checks before publishing. */
  checks: SectionChecks;
}
