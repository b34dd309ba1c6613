import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { $isTableNode } from '@lexical/table';
import {
  $addUpdateTag,
  $createParagraphNode,
  $getEditor,
  $getSelection,
  PASTE_TAG,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $tableAt } from './table/tableActions';

/**
 * Prepares tables for the import of the editor (Lexical): a caption becomes a first row of one cell, which is how the
 * editor stores it. Without `scope` the editor finds out by the place of a heading what it belongs to; it reads
 * `scope` the wrong way round.
 */
function prepareTables(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('th')) heading.removeAttribute('scope');
  for (const caption of body.querySelectorAll('caption')) {
    const rows = caption.parentElement?.querySelectorAll('tr') ?? [];
    const widths = [...rows].map(({ children }) => children.length);
    const row = document.createElement('tr');
    const cell = document.createElement('td');
    cell.setAttribute('colspan', String(Math.max(...widths)));
    cell.append(...caption.childNodes);
    row.append(cell);
    caption.replaceWith(row);
  }
}

/** Inserts clean HTML at the cursor, as a step of its own for Undo. Runs in an update of the editor. */
export function $insertHtml(html: string): void {
  const editor = $getEditor();
  const selection = $getSelection();
  if (!selection) return;
  const dom = new DOMParser().parseFromString(html, 'text/html');
  prepareTables(dom.body);
  const nodes = $generateNodesFromDOM(editor, dom);
  $addUpdateTag(PASTE_TAG);
  const table = $tableAt(selection);
  // The editor drops a text with a table that is pasted into a cell; below the table nothing of it is lost.
  if (table && nodes.length > 1 && nodes.some($isTableNode)) {
    const below = $createParagraphNode();
    table.insertAfter(below);
    below.select().insertNodes(nodes);
    return;
  }
  // Inside a table, the table decides where nodes go.
  if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection }))
    selection.insertNodes(nodes);
}
