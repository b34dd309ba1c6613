import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV: semicolons, Windows line ends and a byte order mark. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
    // The package quotes only cells with `\r\n`; spreadsheet programs also begin a row at one of the two alone.
    quoted_match: /[\r\n]/,
    bom: true,
  });
