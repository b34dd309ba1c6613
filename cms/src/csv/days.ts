import { CellFault } from './CellFault';
import type { Cell } from './Column';

const hour = 3_600_000;

const inRome = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The day on which a moment falls in Rome, as 2026-11-21. */
const romeDay = (moment: Date): string => inRome.format(moment).slice(0, 10);

/** The midnight in Rome with which a day begins. */
function beginningOf(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  return [1, 2]
    .map((offset) => new Date(midnight - offset * hour))
    .find((moment) => !isNaN(moment.getTime()) && inRome.format(moment) === `${day} 00:00`);
}

/**
 * A day, written 2026-11-21 or 21/11/2026, as the ISO 8601 moment at which it begins in Rome.
 *
 * @throws CellFault for anything else, and for days that no calendar has.
 */
export function parseDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? beginningOf(iso) : undefined;
  if (!moment)
    throw new CellFault({
      it: `«${text}» non è una data: scrivi 2026-11-21 o 21/11/2026.`,
      en: `“${text}” is not a date: write 2026-11-21 or 21/11/2026.`,
    });
  return moment.toISOString();
}

/** A day of the calendar in Rome. */
export const dayCell: Cell = {
  format: (value) => (typeof value === 'string' && value ? romeDay(new Date(value)) : ''),
  parse: parseDay,
};
