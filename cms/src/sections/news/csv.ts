import { categoriesCell, pictureCell } from '../../csv/choiceCells';
import type { Column } from '../../csv/Column';
import { column, columnPerLanguage, nameColumns } from '../../csv/columns';
import { lastDayCell } from '../../csv/days';
import { endCell, momentCell } from '../../csv/moments';
import { textCell } from '../../csv/textCells';

/** The columns after `id` and `status`. docs/how-to-import-a-table.md describes them. */
export const newsColumns: Column[] = [
  ...nameColumns,
  ...columnPerLanguage('summary', 'excerpt', textCell),
  column('categories', 'categories', categoriesCell),
  column('visible_from', 'postDate', momentCell),
  column('deadline', 'deadline', endCell),
  column('picture', 'image', pictureCell),
  column('expires_on', 'expiryDate', lastDayCell),
];
