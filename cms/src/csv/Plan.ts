import type { Site } from '../sites';
import type { Column } from './Column';

/** A cell whose field will change. */
export interface Change {
  column: Column;
  /** The name of its column, as the sheet or the admin calls it. */
  name: string;
  value: unknown;
}

/** The changes of a row. An undefined `id` means a new entry. */
export interface Write {
  id: number | undefined;
  /** Whether the changes are published immediately. */
  published: boolean;
  changes: Change[];
  /** The languages that are written. */
  sites: Site[];
}

/** The planned result of one row. */
export interface PlanLine {
  /** Row of the sheet; the header is 1. */
  line: number;
  /** The title, address or id of the entry. */
  name: string;
  /** Sentences in the language of the report. If any row has a fault, nothing is written. */
  faults: string[];
  /** What the editor should look at before the row is written, as such sentences. */
  warnings: string[];
  /** The changes to write; undefined if the row changes nothing. */
  write?: Write;
}
