import {
  $createTableCellNode,
  $createTableRowNode,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { headings } from './tableToHtml';

/** The table in which the cursor is, or null. */
export function $tableAt(selection: BaseSelection | null): TableNode | null {
  const [node] = selection?.getNodes() ?? [];
  return node ? $findTableNode(node) : null;
}

const $cellsOf = (table: TableNode): TableCellNode[][] =>
  table
    .getChildren()
    .filter($isTableRowNode)
    .map((row) => row.getChildren().filter($isTableCellNode));

/** The cells of the caption, and of the rows below it. */
function $partsOf(table: TableNode): { caption: TableCellNode | null; rows: TableCellNode[][] } {
  const rows = $cellsOf(table);
  const columns = Math.max(...rows.map(({ length }) => length));
  const [[only, ...others] = []] = rows;
  const caption = only && others.length === 0 && columns > 1 ? only : null;
  return { caption, rows: caption ? rows.slice(1) : rows };
}

const $hasCaption = (table: TableNode): boolean => $partsOf(table).caption !== null;

/** Whether the first row names the columns; the corner may be empty. */
const $hasHeadRow = (table: TableNode): boolean =>
  $partsOf(table).rows[0]?.some((cell) => cell.hasHeaderState(headings.row)) === true;

/** Whether the first column names the rows. */
const $hasHeadColumn = (table: TableNode): boolean =>
  $partsOf(table).rows.some(([first]) => first?.hasHeaderState(headings.column));

/** Inserts a table with a row of headings at the cursor. */
export const insertTable = (editor: LexicalEditor): boolean =>
  editor.dispatchCommand(INSERT_TABLE_COMMAND, {
    rows: '3',
    columns: '3',
    includeHeaders: { rows: true, columns: false },
  });

/** Removes the caption, or adds an empty one: a first row of one cell. */
function $toggleCaption(table: TableNode): void {
  const { caption, rows } = $partsOf(table);
  if (caption) {
    caption.getParent()?.remove();
    return;
  }
  const cell = $createTableCellNode(0, rows[0]?.length ?? 1);
  cell.append($createParagraphNode());
  table.getFirstChild()?.insertBefore($createTableRowNode().append(cell));
  cell.selectStart();
}

function $toggleHeadRow(table: TableNode): void {
  const index = $hasCaption(table) ? 1 : 0;
  $setTableRowIsHeader(table, index, !$hasHeadRow(table));
}

function $toggleHeadColumn(table: TableNode): void {
  const isHead = !$hasHeadColumn(table);
  $setTableColumnIsHeader(table, 0, isHead);
  $partsOf(table).caption?.setHeaderStyles(0, headings.column);
}

/** Whether the cursor is in the caption, to which no column can be added. */
const $isInCaption = (table: TableNode): boolean => {
  const selection = $getSelection();
  const caption = $partsOf(table).caption;
  if (!caption || !$isRangeSelection(selection)) return false;
  return caption.is(selection.anchor.getNode()) || caption.isParentOf(selection.anchor.getNode());
};

/** Changes the columns of a table; its caption stays one cell over all of them. */
function $changeColumns(table: TableNode, $change: () => void): void {
  if ($isInCaption(table)) return;
  const row = $partsOf(table).caption?.getParent();
  row?.remove();
  $change();
  if (!row || !table.isAttached()) return;
  const columns = $partsOf(table).rows[0]?.length ?? 1;
  row.getChildren().filter($isTableCellNode)[0]?.setColSpan(columns);
  table.getFirstChild()?.insertBefore(row);
}

/** What an editor can do with a table in which the cursor is. */
export const tableActions = {
  rowAbove: (table) => {
    $insertTableRowAtSelection($isInCaption(table));
  },
  rowBelow: () => {
    $insertTableRowAtSelection(true);
  },
  columnBefore: (table) => {
    $changeColumns(table, () => $insertTableColumnAtSelection(false));
  },
  columnAfter: (table) => {
    $changeColumns(table, () => $insertTableColumnAtSelection(true));
  },
  deleteRow: () => {
    $deleteTableRowAtSelection();
  },
  deleteColumn: (table) => {
    $changeColumns(table, $deleteTableColumnAtSelection);
  },
  headRow: $toggleHeadRow,
  headColumn: $toggleHeadColumn,
  caption: $toggleCaption,
  deleteTable: (table) => {
    table.selectNext();
    table.remove();
  },
} satisfies Record<string, ($table: TableNode) => void>;
