import { CsvError, parse } from 'csv-parse/sync';
import { CellFault } from './CellFault';
import { unneutral } from './neutral';

/** A row of a table, by the names of its columns. */
export interface CsvRow {
  /** The line of the file on which it begins; the first is 1. */
  line: number;
  cells: Record<string, string>;
}

const undecodable = new CellFault({
  it: 'Il file non è in UTF-8: salvalo come «CSV UTF-8».',
  en: 'The file is not in UTF-8: save it as “CSV UTF-8”.',
});

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw undecodable;
  }
}

const malformed = (line: number, reason: string) =>
  new CellFault({
    it: `La riga ${line} non si può leggere (${reason}).`,
    en: `Line ${line} cannot be read (${reason}).`,
  });

function recordsOf(text: string): { line: number; cells: string[] }[] {
  const [header = ''] = text.split(/\r?\n/, 1);
  const marks = [';', ',', '\t'];
  const [delimiter] = marks.sort((a, b) => header.split(b).length - header.split(a).length);
  try {
    // With `info` every record comes with its place, which the types do not say.
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // A record is counted where it ends; its line breaks tell where it began.
    return records.map(({ record, info }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw malformed(Number(error.lines ?? 0), error.code);
    throw error;
  }
}

/** Lines that npm writes before what a script writes. */
const announcement = /^(?:\s*\n|> .*\n)+/;

/**
 * Reads a table: UTF-8 with or without a byte order mark, commas, semicolons or tabs.
 *
 * @throws CellFault when the file as a whole cannot be read.
 */
export function readCsv(bytes: Uint8Array): { names: string[]; rows: CsvRow[] } {
  const whole = decode(bytes);
  const text = whole.replace(announcement, '');
  const skipped = whole.slice(0, whole.length - text.length).split('\n').length - 1;
  const [header, ...records] = recordsOf(text);
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');
  const rows = records
    .filter(({ cells }) => !isBlank(cells))
    .map(({ line, cells }) => ({
      line: line + skipped,
      cells: Object.fromEntries(
        names.map((name, n) => [name, unneutral((cells[n] ?? '').trim())] as const),
      ),
    }));
  const tooLong = records.find(({ cells }) => !isBlank(cells.slice(names.length)));
  if (tooLong) throw malformed(tooLong.line + skipped, 'CSV_TOO_MANY_CELLS');
  return { names, rows };
}
