import { pictureCell } from '../../csv/choiceCells';
import type { Column } from '../../csv/Column';
import { column, columnPerLanguage, nameColumns, addressColumns } from '../../csv/columns';
import { lastDayCell } from '../../csv/days';
import { textCell } from '../../csv/textCells';

/** The columns after `id` and `status`. docs/how-to-import-a-table.md describes them. */
export const placeColumns: Column[] = [
  ...nameColumns,
  ...columnPerLanguage('description', 'description', textCell),
  ...addressColumns,
  column('picture', 'icon', pictureCell),
  column('expires_on', 'expiryDate', lastDayCell),
];
