import { dayInTown, endOfDayInTown, momentInTown } from '../lib/townTime';
import { CellFault } from './CellFault';
import type { Cell } from './Column';

/** A day, written 2026-11-21 or 21/11/2026, as 2026-11-21. */
function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const fault = (text: string): CellFault =>
  new CellFault({
    it: `«${text}» non è una data: scrivi 2026-11-21 o 21/11/2026.`,
    en: `“${text}” is not a date: write 2026-11-21 or 21/11/2026.`,
  });

/**
 * A day, written 2026-11-21 or 21/11/2026, as the ISO 8601 moment at which it begins in the town.
 *
 * @throws CellFault for anything else, and for days that no calendar has.
 */
export function parseDay(text: string): string {
  const day = isoDay(text);
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentInTown(day) : null;
  if (!moment) throw fault(text);
  return moment.toISOString();
}

/** A day of the town's calendar. */
export const dayCell: Cell = {
  format: (value) => (typeof value === 'string' && value ? dayInTown(new Date(value)) : ''),
  parse: parseDay,
};

/** The last day of something: it holds until that day ends. */
export const lastDayCell: Cell = {
  format: dayCell.format,
  parse(text) {
    const next = endOfDayInTown(dayInTown(new Date(parseDay(text))));
    if (!next) throw fault(text);
    // The last moment of the day, and not the first of the next: an export says the same day again.
    return new Date(next.getTime() - 1).toISOString();
  },
};
