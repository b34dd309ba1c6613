import type { Site } from '../sites';

/** What cells need to know beside their own text. */
export interface CellContext {
  /** The language in which options are written. */
  language: Site;
  /** Slugs of the section's categories, and the categories that a slug of either language names. */
  categories: Names;
  /** File names of the media library. */
  files: Names;
}

/** Documents that people call by a name. */
export interface Names {
  nameOf: ReadonlyMap<number, string>;
  idOf: ReadonlyMap<string, number>;
}

/** How the value of a field becomes the text of a cell, and back. */
export interface Cell {
  format: (value: unknown, context: CellContext) => string;
  /**
   * @param text Never empty: an empty cell empties its field.
   * @param before The value that the field has now.
   * @throws CellFault
   */
  parse: (text: string, context: CellContext, before: unknown) => unknown;
  /** What of a value one language gets, for values that hold both. */
  inSite?: (value: unknown, site: Site) => unknown;
}

/** A column of the table: a field, or one language of a translated field. */
export interface Column extends Cell {
  name: string;
  /** Names of the field and of the groups around it, with dots between. */
  path: string;
  /** The language that the column is in; none for a field that is not translated. */
  site?: Site;
}
