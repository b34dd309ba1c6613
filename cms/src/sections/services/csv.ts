import { categoriesCell, optionCell, pictureCell } from '../../csv/choiceCells';
import type { Column } from '../../csv/Column';
import { addressColumns, column, columnPerLanguage, nameColumns } from '../../csv/columns';
import { contactsCell } from '../../csv/contactsCell';
import { lastDayCell } from '../../csv/days';
import { endCell } from '../../csv/moments';
import { textCell } from '../../csv/textCells';
import { serviceTypes } from './options';

/** The columns after `id` and `status`. docs/how-to-import-a-table.md describes them. */
export const serviceColumns: Column[] = [
  ...nameColumns,
  ...columnPerLanguage('summary', 'excerpt', textCell),
  column('kind', 'serviceType', optionCell(serviceTypes)),
  column('categories', 'categories', categoriesCell),
  ...addressColumns,
  column('contacts', 'contactLinks', contactsCell),
  column('video', 'embedUrl', textCell),
  column('deadline', 'deadline', endCell),
  column('picture', 'image', pictureCell),
  column('expires_on', 'expiryDate', lastDayCell),
];
