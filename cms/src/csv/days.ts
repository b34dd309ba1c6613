import { dayInTown, lastMomentInTown, momentInTown } from '../lib/townTime';
import { CellFault } from './CellFault';
import type { Cell } from './Column';

/** Converts 21/11/2026 or 21.11.2026 to 2026-11-21. */
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
 * Parses a day, written 2026-11-21 or 21/11/2026, and returns its start in the town's time zone as ISO 8601.
 *
 * @throws CellFault for other formats and for days that do not exist.
 */
export function parseDay(text: string): string {
  const day = isoDay(text);
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentInTown(day) : null;
  if (!moment) throw fault(text);
  return moment.toISOString();
}

/** A cell with a day in the town's time zone. */
export const dayCell: Cell = {
  format: (value) => (typeof value === 'string' && value ? dayInTown(new Date(value)) : ''),
  parse: parseDay,
};

/** A cell with a last day, which is valid until its end. */
export const lastDayCell: Cell = {
  format: dayCell.format,
  parse(text) {
    const last = lastMomentInTown(dayInTown(new Date(parseDay(text))));
    if (!last) throw fault(text);
    return last.toISOString();
  },
};
