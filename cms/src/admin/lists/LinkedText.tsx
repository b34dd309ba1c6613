import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';

/** A text of a row that opens its document, or chooses it in a drawer, as Payload's first column does. */
export const LinkedText = ({
  text,
  collectionSlug,
  columnIndex = 0,
  link,
  linkURL,
  rowData,
  viewType,
}: DefaultServerCellComponentProps & { text: string }) => (
  <RenderDefaultCell
    clientProps={{
      cellData: text,
      collectionSlug,
      field: { name: 'text', type: 'text' },
      link,
      linkURL,
      rowData,
      viewType,
    }}
    columnIndex={columnIndex}
    enableRowSelections
    isLinkedColumn={link ?? false}
  />
);
