import { CsvError, parse } from 'csv-parse/sync';
import { trimInvisible } from '@studium/shared/letters';
import type { AdminText } from '../lib/adminLanguage';
import { CellFault } from './CellFault';
import { unescapeFormula } from './escapeFormula';
import { messages } from './messages';

/** A row of a table, by the names of its columns. */
export interface CsvRow {
  /** The number of the row in the spreadsheet program; the header is 1. */
  line: number;
  cells: Record<string, string>;
}

/** Reads UTF-8, or what Excel in Italy saves as “CSV” (Windows-1252) and as “Unicode text” (UTF-16). */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const malformed = (line: number, { it, en }: AdminText) =>
  new CellFault({
    it: `La riga ${line} non si può leggere: ${it}`,
    en: `Line ${line} cannot be read: ${en}`,
  });

/** More columns than any sheet of an office has; those without a name count too. */
const maxColumns = 500;

/** The most characters of a cell, as in Excel and LibreOffice. */
const maxCellLength = 32_767;

/** More cells than a sheet has that is imported at once; to parse them takes less than half a second. */
const maxCells = 300_000;

function checkRecord(cells: string[]): string[] {
  if (cells.length > maxColumns) throw new CellFault(messages.tooManyColumns(maxColumns));
  if (cells.some(({ length }) => length > maxCellLength))
    throw new CellFault(messages.longCell(maxCellLength));
  return cells;
}

/** @param max records to parse; the rest of the text is not read */
function recordsOf(text: string, max: number): string[][] {
  const [header = ''] = text.split(/\r?\n/, 1);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const marks = [';', ',', '\t'];
  const [delimiter] = marks.sort((a, b) => unquoted.split(b).length - unquoted.split(a).length);
  const isLimited = Number.isFinite(max);
  if (isLimited && text.split(delimiter ?? ';').length > maxCells)
    throw new CellFault(messages.tooManyCells(maxCells));
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      on_record: checkRecord,
      ...(isLimited && { to: max }),
    });
  } catch (error) {
    if (error instanceof CsvError) throw malformed(Number(error.lines ?? 0), messages.quotes);
    throw error;
  }
}

/** Lines before the header: those that npm prints before the output of a script, and `sep=;`, which Excel accepts. */
const preamble = /^(?:\s*\n|> .*\n|sep=.\r?\n)+/i;

interface ReadingOptions {
  /** The maximum number of rows; no more than one beyond it is parsed. */
  maxRows?: number;
  /**
   * Returns the columns that the sheet means by its names, null for one that is left out, or refuses the file by its
   * names and the number of its rows by throwing a CellFault.
   */
  columns?: (names: readonly string[], rows: number) => readonly (string | null)[];
}

/**
 * Reads a CSV file as spreadsheet programs save it, separated by commas, semicolons or tabs.
 *
 * A small file may have a million columns, or as many rows, so `columns` is called before the cells are read.
 *
 * @throws CellFault if the file cannot be read.
 */
export function readCsv(
  bytes: Uint8Array,
  { maxRows = Infinity, columns = (names) => names }: ReadingOptions = {},
): CsvRow[] {
  const text = decode(bytes).replace(preamble, '');
  const [header = [], ...records] = recordsOf(text, maxRows + 2);
  const names = header.map(trimInvisible);
  const keys = columns(names, records.length);
  const isBlank = (cells: string[]) => cells.every((cell) => trimInvisible(cell) === '');
  return records.flatMap((cells, n) => {
    // The row that the spreadsheet program shows: blank ones count, and cells with several lines are in one.
    const row = n + 2;
    if (isBlank(cells)) return [];
    const unnamed = cells.filter((_, index) => !names[index]);
    if (!isBlank(unnamed)) throw malformed(row, messages.nameless);
    const named = keys.flatMap((key, index) => {
      const cell = unescapeFormula(trimInvisible(cells[index] ?? ''));
      return key === null ? [] : [[key, cell] as const];
    });
    return [{ line: row, cells: Object.fromEntries(named) }];
  });
}
