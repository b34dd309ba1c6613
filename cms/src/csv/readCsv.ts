import { CsvError, parse } from 'csv-parse/sync';
import { CellFault } from './CellFault';
import { unescapeFormula } from './escapeFormula';

/** A row of a table, by the names of its columns. */
export interface CsvRow {
  /** The line of the file at which the row begins; the first is 1. */
  line: number;
  cells: Record<string, string>;
}

const undecodable = new CellFault({
  it: 'Il file non è in UTF-8. In Excel scegli «Salva con nome» e il tipo «CSV UTF-8»; in LibreOffice «Salva come», «Testo CSV» e la codifica «UTF-8».',
  en: 'The file is not in UTF-8. In Excel choose “Save as” and the type “CSV UTF-8”; in LibreOffice “Save as”, “Text CSV” and the encoding “UTF-8”.',
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

/** @param max records to parse; the rest of the text is not read */
function recordsOf(text: string, max: number): { line: number; cells: string[] }[] {
  const [header = ''] = text.split(/\r?\n/, 1);
  const marks = [';', ',', '\t'];
  const [delimiter] = marks.sort((a, b) => header.split(b).length - header.split(a).length);
  try {
    // With `info` every record has its position, which the library's types do not express.
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      ...(Number.isFinite(max) && { to: max }),
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // `info.lines` is the last line of a record. The line breaks of its cells give the first line.
    return records.map(({ record, info }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw malformed(Number(error.lines ?? 0), error.code);
    throw error;
  }
}

/** Lines before the header: those that npm prints before the output of a script, and `sep=;`, which Excel accepts. */
const preamble = /^(?:\s*\n|> .*\n|sep=.\r?\n)+/i;

interface ReadingOptions {
  /** The maximum number of rows; no more than one beyond it is parsed. */
  maxRows?: number;
  /** Refuses a file by the names of its columns and the number of its rows, by throwing a CellFault. */
  check?: (names: readonly string[], rows: number) => void;
}

/**
 * Reads a CSV file in UTF-8, with or without a byte order mark, separated by commas, semicolons or tabs.
 *
 * A small file may have a million columns, or as many rows, so `check` is called before the cells are read.
 *
 * @throws CellFault if the file cannot be read.
 */
export function readCsv(
  bytes: Uint8Array,
  { maxRows = Infinity, check = () => undefined }: ReadingOptions = {},
): { names: string[]; rows: CsvRow[] } {
  const content = decode(bytes);
  const text = content.replace(preamble, '');
  const skipped = content.slice(0, content.length - text.length).split('\n').length - 1;
  const [header, ...records] = recordsOf(text, maxRows + 2);
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');
  const filled = records.filter(({ cells }) => !isBlank(cells));
  check(names, records.length);
  const rows = filled.map(({ line, cells }) => ({
    line: line + skipped,
    cells: Object.fromEntries(
      names.map((name, n) => [name, unescapeFormula((cells[n] ?? '').trim())] as const),
    ),
  }));
  const tooLong = records.find(({ cells }) => !isBlank(cells.slice(names.length)));
  if (tooLong) throw malformed(tooLong.line + skipped, 'CSV_TOO_MANY_CELLS');
  return { names, rows };
}
