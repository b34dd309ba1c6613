'use client';
import type { ToolbarGroup } from '@payloadcms/richtext-lexical';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { $getSelection } from '@payloadcms/richtext-lexical/lexical';
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin';
import { adminLanguage } from '../../lib/adminLanguage';
import { $tableAt, insertTable, tableActions } from './tableActions';
import './Table.css';

type Action = keyof typeof tableActions;
type Name = Action | 'insert';

/** The toolbar cuts them after 25 characters. */
const labels: Record<'it' | 'en', Record<Name, string>> = {
  it: {
    insert: 'Nuova tabella',
    rowAbove: 'Riga sopra',
    rowBelow: 'Riga sotto',
    columnBefore: 'Colonna prima',
    columnAfter: 'Colonna dopo',
    headRow: 'Intestazioni in alto',
    headColumn: 'Intestazioni a sinistra',
    caption: 'Titolo della tabella',
    deleteRow: 'Togli la riga',
    deleteColumn: 'Togli la colonna',
    deleteTable: 'Togli la tabella',
  },
  en: {
    insert: 'New table',
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    columnBefore: 'Column before',
    columnAfter: 'Column after',
    headRow: 'Headings at the top',
    headColumn: 'Headings on the left',
    caption: 'Title of the table',
    deleteRow: 'Remove the row',
    deleteColumn: 'Remove the column',
    deleteTable: 'Remove the table',
  },
};

const names = Object.keys(labels.it) as Name[];

// No item has a state: the button would show the names of the active ones in place of its own drawing.
const toolbarGroup: ToolbarGroup = {
  type: 'dropdown',
  key: 'table',
  order: 45,
  ChildComponent: TableIcon,
  items: names.map((name, order) => ({
    key: name,
    order,
    label: ({ i18n }) => labels[adminLanguage({ i18n })][name],
    isEnabled: ({ selection }) => ($tableAt(selection) === null) === (name === 'insert'),
    onSelect: ({ editor }) => {
      if (name === 'insert') {
        insertTable(editor);
        return;
      }
      editor.update(() => {
        const table = $tableAt($getSelection());
        if (table) tableActions[name](table);
      });
    },
  })),
};

function TableIcon() {
  return (
    <svg aria-hidden className="icon" width="20" height="20" viewBox="0 0 20 20" fill="none">
      <path
        d="M3.5 4.5h13v11h-13zM3.5 8h13M3.5 11.75h13M8 8v7.5M12.25 8v7.5"
        stroke="currentColor"
      />
    </svg>
  );
}

/** Merged cells stay, because a caption is one; only the menu of the toolbar changes the shape of a table. */
const Tables = () => (
  <TablePlugin hasCellMerge hasCellBackgroundColor={false} hasHorizontalScroll />
);

export const TableFeatureClient = createClientFeature({
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [{ Component: Tables, position: 'normal' }],
  toolbarFixed: { groups: [toolbarGroup] },
});
