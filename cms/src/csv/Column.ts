import type { AdminLanguage } from '../lib/adminLanguage';
import type { EntryCollection } from '../sections/sections';
import type { Site } from '../sites';

/** The data that cells need in addition to their text. */
export interface CellContext {
  /** The language in which options are written. */
  language: AdminLanguage;
  /** Slugs of the section's categories, and the categories by their slugs in either language. */
  categories: Names;
  /** File names of the media library. */
  files: Names;
  /** The addresses of entries. Only the cells of redirects need them, so they are empty in other tables. */
  addresses: EntryAddresses;
}

/** An entry in one language. */
export interface EntryInSite {
  entry: { relationTo: EntryCollection; value: number };
  site: Site;
}

/** The entries of the database and their paths, in the form of `normalizePath`. */
export interface EntryAddresses {
  /** The path of an entry; undefined if it has none. */
  pathOf: (entry: EntryInSite) => string | undefined;
  /** The published entry at a path. */
  entryAt: (path: string) => EntryInSite | undefined;
}

/** Documents by their names. */
export interface Names {
  nameOf: ReadonlyMap<number, string>;
  idOf: ReadonlyMap<string, number>;
}

/** Converts the value of a field to the text of a cell, and back. */
export interface Cell {
  format: (value: unknown, context: CellContext) => string;
  /**
   * @param text Never empty, because an empty cell clears its field without parsing.
   * @param before The current value of the field.
   * @throws CellFault
   */
  parse: (text: string, context: CellContext, before: unknown) => unknown;
  /** Returns the part of a value for one language, if a value contains both. */
  inSite?: (value: unknown, site: Site) => unknown;
}

/** A column of the table: a field, or one language of a translated field. */
export interface Column extends Cell {
  name: string;
  /**
   * The path of the field: the names of its groups and its own name, separated by dots. A column that is several
   * fields has an empty path, and its value is an object of them.
   */
  path: string;
  /** Reads the fields of a column that is several fields. */
  fieldsOf?: (document: Record<string, unknown>) => Record<string, unknown>;
  /** The language of the column; undefined if the field is not translated. */
  site?: Site;
}
