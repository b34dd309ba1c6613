import { headings, type Table } from '../table/tableToHtml';
import { type Piece, piecesToHtml, textOf } from './Piece';

/** The text of a cell, and whether it is marked as a heading. */
interface Cell {
  pieces: Piece[];
  isHeading: boolean;
}

const nothing: Cell = { pieces: [], isHeading: false };

/** The most columns or rows that a merged cell fills. */
const maxSpan = 50;

const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter((one) => /^t[hd]$/.test(one.localName));

const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), maxSpan);

/** Whether a table has data; programs also use tables to place things on a page. */
export function isDataTable(table: Element): boolean {
  const rows = rowsOf(table);
  return (
    table.getAttribute('role') !== 'presentation' &&
    !table.querySelector('table') &&
    rows.length > 1 &&
    rows.filter((row) => cellsOf(row).length > 1).length > 1
  );
}

/**
 * The cells of a table in rows of the same length. A merged cell is repeated, so that each row and column can be read
 * by itself; one that fills a row is in its first column.
 */
function gridOf(table: Element, read: (cell: Element) => Piece[]): Cell[][] {
  const grid: (Cell | undefined)[][] = [];
  rowsOf(table).forEach((row, y) => {
    let x = 0;
    const isFull = cellsOf(row).length === 1;
    for (const element of cellsOf(row)) {
      while (grid[y]?.[x]) x += 1;
      const cell = {
        pieces: read(element),
        isHeading: element.localName === 'th' || element.closest('thead') !== null,
      };
      const width = isFull ? 1 : spanOf(element, 'colspan');
      for (let down = 0; down < spanOf(element, 'rowspan'); down += 1) {
        const line = (grid[y + down] ??= []);
        for (let right = 0; right < width; right += 1) line[x + right] = cell;
      }
      x += width;
    }
  });
  const lines = grid.slice(0, rowsOf(table).length);
  const width = Math.max(...lines.map(({ length }) => length));
  return lines.map((line) => Array.from({ length: width }, (_, x) => line[x] ?? nothing));
}

const isEmpty = ({ pieces }: Cell): boolean => textOf(pieces) === '';
const isBold = ({ pieces }: Cell): boolean =>
  pieces.every(({ bold, text }) => bold || text === '\n');
const isFilled = (cell: Cell): boolean => !isEmpty(cell);

/** The rows and columns in which something is written. */
function withoutEmpty(grid: readonly Cell[][]): Cell[][] {
  const used = (grid[0] ?? []).map((_, x) => grid.some((row) => isFilled(row[x] ?? nothing)));
  return grid.map((row) => row.filter((_, x) => used[x])).filter((row) => row.some(isFilled));
}

/** Whether all cells that have a text are marked as headings, or look so. */
const areHeadings = (cells: readonly Cell[]): boolean => {
  const filled = cells.filter(isFilled);
  return filled.length > 0 && (filled.every(({ isHeading }) => isHeading) || filled.every(isBold));
};

/** A time, a price or another number: such a cell is no heading. */
const hasNumber = (cell: Cell): boolean => /\d/.test(textOf(cell.pieces));

/** Where a table has its headings: in its first row, unless it shows data there; then in its first column. */
function findHeadings(grid: readonly Cell[][]): { row: boolean; column: boolean } {
  const [first = [], ...others] = grid;
  const firstColumn = others.flatMap((row) => row.slice(0, 1));
  const isAllBold = others.every(areHeadings);
  const row = !isAllBold && areHeadings(first);
  const column = !isAllBold && areHeadings(firstColumn);
  if (row || column) return { row, column };
  const showsData = first.slice(1).some(hasNumber);
  return { row: !showsData, column: showsData };
}

const plainHeading = (pieces: readonly Piece[]): string =>
  piecesToHtml(pieces.map((piece) => ({ ...piece, bold: false })));

/** Reads a table with data. @param read reads the lines of a cell, or of the caption */
export function pastedTable(table: Element, read: (element: Element) => Piece[]): Table {
  const title = [...table.children].find(({ localName }) => localName === 'caption');
  let grid = withoutEmpty(gridOf(table, read));
  let caption = title ? plainHeading(read(title)) : '';
  const [top = []] = grid;
  // Word and Excel have no captions: people merge the first row.
  if (
    caption === '' &&
    grid.length > 2 &&
    isFilled(top[0] ?? nothing) &&
    !top.slice(1).some(isFilled)
  ) {
    caption = plainHeading(top[0]?.pieces ?? []);
    grid = grid.slice(1);
  }
  const found = findHeadings(grid);
  const rows = grid.map((row, y) =>
    row.map(({ pieces }, x) => {
      const heading =
        (found.row && y === 0 ? headings.row : 0) | (found.column && x === 0 ? headings.column : 0);
      return { html: heading ? plainHeading(pieces) : piecesToHtml(pieces), heading };
    }),
  );
  return { caption, rows };
}
