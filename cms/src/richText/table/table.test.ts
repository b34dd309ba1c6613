/** @jest-environment jsdom */
import { TableCellNode, TableNode, TableRowNode, registerTablePlugin } from '@lexical/table';
import { $createParagraphNode, $getRoot, createEditor } from '@payloadcms/richtext-lexical/lexical';
import { htmlToLexical } from '../htmlToLexical';
import { $insertHtml } from '../insertHtml';
import { lexicalToHtml } from '../lexicalToHtml';
import { $tableAt, tableActions } from './tableActions';

const table =
  '<table><caption>Orari</caption><thead><tr><td></td><th scope="col">Mattina</th></tr></thead>' +
  '<tbody><tr><th scope="row">lunedì</th><td>9–13<br>su richiesta</td></tr></tbody></table>';

const toHtml = (stored: unknown) => lexicalToHtml(stored, () => null);

test.each([
  table,
  '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<table><caption>a <em>b</em></caption><tbody><tr><th scope="row">c</th><td><a href="/d">d</a></td></tr></tbody></table>',
])('%s does not change in a round trip through the store', (html) => {
  expect(toHtml(htmlToLexical(html))).toBe(html);
});

/** An editor with the nodes of a text, as the admin has it. */
function createTestEditor() {
  const editor = createEditor({
    nodes: [TableNode, TableRowNode, TableCellNode],
    onError: (error) => {
      throw error;
    },
  });
  registerTablePlugin(editor);
  editor.setRootElement(document.createElement('div'));
  return editor;
}

/** An editor into which a table was pasted. */
function editorWith(html: string) {
  const editor = createTestEditor();
  editor.update(
    () => {
      $getRoot().append($createParagraphNode()).selectStart();
      $insertHtml(html);
    },
    { discrete: true },
  );
  return editor;
}

const htmlOf = (editor: ReturnType<typeof createTestEditor>) =>
  toHtml(editor.getEditorState().toJSON());

test('a pasted table is the same in the editor', () => {
  expect(htmlOf(editorWith(table))).toBe(table);
});

/** What the menu of the toolbar does when the cursor is in the last cell, or in another one. */
function afterAction(name: keyof typeof tableActions, row = -1): string | null {
  const editor = editorWith(table);
  editor.update(
    () => {
      const found = $getRoot()
        .getChildren()
        .find((node) => node instanceof TableNode);
      const cell = found?.getChildren().at(row);
      if (!(cell instanceof TableRowNode)) throw new Error('no row');
      const at = $tableAt(cell.selectEnd());
      if (at) tableActions[name](at);
    },
    { discrete: true },
  );
  return htmlOf(editor);
}

test.each<
  [name: keyof typeof tableActions, row: number, change: [from: string | RegExp, to: string]]
>([
  ['caption', -1, ['<caption>Orari</caption>', '']],
  ['headRow', -1, [/<thead>.*<\/thead><tbody>/, '<tbody><tr><td></td><td>Mattina</td></tr>']],
  ['headColumn', -1, ['<th scope="row">lunedì</th>', '<td>lunedì</td>']],
  ['deleteRow', -1, [/<tbody>.*<\/tbody>/, '']],
  [
    'deleteColumn',
    -1,
    [
      /<caption>.*/,
      '<tbody><tr><td>Orari</td></tr><tr><th scope="row">lunedì</th></tr></tbody></table>',
    ],
  ],
  ['rowBelow', -1, ['', '']],
  ['rowAbove', 0, ['', '']],
  ['columnAfter', -1, [/(?<=Mattina<\/th>|richiesta<\/td>)/g, '<td></td>']],
  ['columnBefore', -1, [/(?=<th scope="col">Mattina|<td>9)/g, '<td></td>']],
  ['columnBefore', 0, ['', '']],
  ['deleteColumn', 0, ['', '']],
])('%s, with the cursor in row %d', (name, row, [from, to]) => {
  expect(afterAction(name, row)).toBe(table.replace(from, to));
});

test('a table that is removed leaves nothing', () => {
  expect(afterAction('deleteTable')).toBeNull();
});

test('a caption is added as the first row', () => {
  const plain = table.replace('<caption>Orari</caption>', '');
  const editor = editorWith(plain);
  editor.update(
    () => {
      const found = $getRoot()
        .getChildren()
        .find((node) => node instanceof TableNode);
      if (!found) throw new Error('no table');
      tableActions.caption(found);
      $insertHtml('Orari');
    },
    { discrete: true },
  );
  expect(htmlOf(editor)).toBe(table);
});
