import { createNode, createServerFeature } from '@payloadcms/richtext-lexical';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';

/**
 * Tables in a text. Payload's own feature is experimental, its menus are only in English, and its tables have stripes,
 * frozen columns and merged cells, which the site does not show.
 */
export const TableFeature = createServerFeature({
  key: 'table',
  feature: {
    ClientFeature: '/src/richText/table/TableFeature.client#TableFeatureClient',
    nodes: [
      createNode({ node: TableNode }),
      createNode({ node: TableRowNode }),
      createNode({ node: TableCellNode }),
    ],
  },
});
