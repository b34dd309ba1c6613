import type { Column } from './Column';

/** A cell whose field will change. */
export interface Change {
  column: Column;
  value: unknown;
}

/** The changes of a row. An undefined `id` means a new entry. */
export interface Write {
  id: number | undefined;
  /** Whether the changes are published immediately. */
  published: boolean;
  changes: Change[];
}

/** The planned result of one row. */
export interface PlanLine {
  /** Line of the file; the first is 1. */
  line: number;
  /** The title, address or id of the entry. */
  name: string;
  /** Sentences in the language of the report. If any row has a fault, nothing is written. */
  faults: string[];
  /** The changes to write; undefined if the row changes nothing. */
  write?: Write;
}
