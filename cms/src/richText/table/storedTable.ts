import type { LexicalNode } from '../LexicalNode';
import { attributeOf, type HtmlElement, type HtmlNode } from '../parseHtml';
import type { StoredNode } from '../StoredNode';
import { headings, type Table, type TableCell } from './tableToHtml';

/**
 * Reads a stored table. A first row of a single cell is its caption: the editor has no other place for one.
 *
 * @param htmlOf converts the content of a cell
 */
export function readTable(
  { children: rows }: LexicalNode,
  htmlOf: (cell: LexicalNode) => string,
): Table {
  const cellOf = (cell: LexicalNode): TableCell => ({
    html: htmlOf(cell),
    heading: typeof cell.raw.headerState === 'number' ? cell.raw.headerState : 0,
  });
  const cells = rows.map((row) => row.children.map(cellOf));
  const columns = Math.max(...cells.map(({ length }) => length));
  const [first] = cells;
  const hasCaption = columns > 1 && first?.length === 1;
  return hasCaption
    ? { caption: first[0]?.html ?? '', rows: cells.slice(1) }
    : { caption: '', rows: cells };
}

const elementsOf = (nodes: readonly HtmlNode[], ...tags: string[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return tags.includes(node.tag) ? [node] : elementsOf(node.children, ...tags);
  });

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/** Converts a table in simple HTML to what the editor stores. @param inside converts the content of a cell */
export function tableNode(
  { children }: HtmlElement,
  inside: (cell: HtmlElement) => StoredNode[],
): StoredNode {
  const rows = elementsOf(children, 'tr').map((row) => elementsOf(row.children, 'th', 'td'));
  const headRows = elementsOf(children, 'thead').flatMap((head) =>
    elementsOf(head.children, 'tr'),
  ).length;
  const columns = Math.max(...rows.map(({ length }) => length), 1);
  const cell = (element: HtmlElement, headerState: number, colSpan = 1): StoredNode => ({
    ...block,
    type: 'tablecell',
    headerState,
    colSpan,
    rowSpan: 1,
    backgroundColor: null,
    children: [
      { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: inside(element) },
    ],
  });
  const row = (cells: StoredNode[]): StoredNode => ({
    ...block,
    type: 'tablerow',
    children: cells,
  });
  const captions = elementsOf(children, 'caption').map((one) => row([cell(one, 0, columns)]));
  const others = rows.map((cells, index) =>
    row(
      cells.map((one) => {
        const isRowHeading = one.tag === 'th' && attributeOf(one, 'scope') === 'row';
        return cell(one, index < headRows ? headings.row : isRowHeading ? headings.column : 0);
      }),
    ),
  );
  return { ...block, type: 'table', children: [...captions, ...others] };
}
