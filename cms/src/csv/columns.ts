import { sites } from '../sites';
import type { Cell, Column } from './Column';
import { degreesCell } from './numbers';
import { slugCell, textCell } from './textCells';

/**
 * Creates a column.
 *
 * @param path The path of the field: the names of its groups and its own name, separated by dots.
 */
export const column = (name: string, path: string, cell: Cell): Column => ({ ...cell, name, path });

/** Creates one column per language. */
export const columnPerLanguage = (name: string, path: string, cell: Cell): Column[] =>
  sites.map((site) => ({ ...cell, name: `${name}_${site}`, path, site }));

/** The columns of the address and the position. */
export const addressColumns: Column[] = [
  column('address', 'address.address', textCell),
  column('latitude', 'address.lat', degreesCell),
  column('longitude', 'address.lng', degreesCell),
];

/** The columns of the slug and the title, with which every table begins. */
export const nameColumns: Column[] = [
  ...columnPerLanguage('slug', 'slug', slugCell),
  ...columnPerLanguage('title', 'title', textCell),
];
