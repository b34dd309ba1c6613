import type { Site } from '../sites';
import type { Column } from './Column';

/** A cell whose field will have another value. */
export interface Change {
  column: Column;
  value: unknown;
}

/** What a row asks for; undefined values of `id` are entries to make. */
export interface Write {
  id: number | undefined;
  /** Whether the public will see it at once. */
  published: boolean;
  changes: Change[];
}

/** What would become of one row. */
export interface PlanLine {
  /** Line of the file; the first is 1. */
  line: number;
  /** How people know the entry: its title, address or id. */
  name: string;
  /** Sentences in the language of the report; with any of them nothing is written at all. */
  faults: string[];
  /** What is to be written; none for a row that changes nothing. */
  write?: Write;
}

export type Said = Record<Site, string>;
