import {
  categoriesCell,
  flagCell,
  optionCell,
  optionsCell,
  pictureCell,
} from '../../csv/choiceCells';
import type { Column } from '../../csv/Column';
import { addressColumns, column, columnPerLanguage, nameColumns } from '../../csv/columns';
import { contactsCell } from '../../csv/contactsCell';
import { dayCell, lastDayCell } from '../../csv/days';
import { endCell, momentCell } from '../../csv/moments';
import { textCell } from '../../csv/textCells';
import { eventTypes } from './options';
import { otherDatesCell } from './otherDatesCell';
import { intervals, weekdays } from './repeats';

/** The columns after `id` and `status`. docs/how-to-import-a-table.md describes them. */
export const eventColumns: Column[] = [
  ...nameColumns,
  ...columnPerLanguage('summary', 'excerpt', textCell),
  column('kind', 'eventType', optionCell(eventTypes)),
  column('categories', 'categories', categoriesCell),
  column('start', 'eventStartDate', momentCell),
  column('end', 'eventEndDate', endCell),
  column('repeats_until', 'repeats.until', dayCell),
  column('weekdays', 'repeats.weekdays', optionsCell(weekdays)),
  column('every_weeks', 'repeats.everyWeeks', optionCell(intervals)),
  column('other_dates', 'otherDates', otherDatesCell),
  column('cancelled', 'cancelled', flagCell),
  ...columnPerLanguage('ticket', 'ticket', textCell),
  ...addressColumns,
  column('contacts', 'contactLinks', contactsCell),
  column('video', 'embedUrl', textCell),
  column('picture', 'image', pictureCell),
  column('expires_on', 'expiryDate', lastDayCell),
];
