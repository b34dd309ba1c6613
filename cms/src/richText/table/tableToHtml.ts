/** The bits that the editor stores for a cell: in a row, or in a column, of headings. */
export const headings = { row: 1, column: 2 } as const;

/** A cell of a table. */
export interface TableCell {
  html: string;
  /** Bits of `headings`. */
  heading: number;
}

export interface Table {
  /** HTML; empty without a caption. */
  caption: string;
  rows: TableCell[][];
}

const isEmpty = ({ html }: TableCell): boolean => html === '';

/** Whether a row has the headings of the columns; the corner above the headings of rows may be empty. */
const isHead = (row: readonly TableCell[]): boolean =>
  !row.every(isEmpty) && row.every((cell) => isEmpty(cell) || (cell.heading & headings.row) !== 0);

function cellToHtml({ html, heading }: TableCell, inHead: boolean): string {
  if (html === '') return '<td></td>';
  if (inHead) return `<th scope="col">${html}</th>`;
  return heading & headings.column ? `<th scope="row">${html}</th>` : `<td>${html}</td>`;
}

/** Writes a table with the headings that screen readers announce. Empty rows are left out; an empty table is no table. */
export function tableToHtml({ caption, rows }: Table): string {
  const filled = rows.filter((row) => !row.every(isEmpty));
  if (filled.length === 0) return '';
  const end = filled.findIndex((row) => !isHead(row));
  const headRows = end < 0 ? filled.length : end;
  const part = (tag: string, from: number, to?: number): string => {
    const inside = filled
      .slice(from, to)
      .map((row) => `<tr>${row.map((cell) => cellToHtml(cell, tag === 'thead')).join('')}</tr>`);
    return inside.length === 0 ? '' : `<${tag}>${inside.join('')}</${tag}>`;
  };
  const title = caption && `<caption>${caption}</caption>`;
  return `<table>${title}${part('thead', 0, headRows)}${part('tbody', headRows)}</table>`;
}
