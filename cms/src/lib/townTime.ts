import { TZDate } from '@date-fns/tz';

/** The time zone of the town: days begin and end there, whatever the zone of the server or an editor. */
export const townTimeZone = 'Europe/Rome';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day on which a moment falls in the town, as 2026-11-21. */
export function dayInTown(moment: Date): string {
  const date = new TZDate(moment, townTimeZone);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
}

/**
 * The moment at which a clock in the town shows a time, or null for a day that no calendar has.
 *
 * @param day as 2026-11-21
 * @param time as 21:30 or 21:30:15; the beginning of the day without one
 */
export function momentInTown(day: string, time = '00:00'): Date | null {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const [hour = NaN, minute = NaN, second = 0] = time.split(':').map(Number);
  const shown = new TZDate(year, month - 1, date, hour, minute, second, townTimeZone);
  const moment = new Date(shown.getTime());
  return !Number.isNaN(moment.getTime()) && dayInTown(moment) === day ? moment : null;
}

/** The first moment of the day after a day in the town: most days have 24 hours, two a year do not. */
export function endOfDayInTown(day: string): Date | null {
  const beginning = momentInTown(day);
  if (!beginning) return null;
  const date = new TZDate(beginning, townTimeZone);
  date.setDate(date.getDate() + 1);
  return new Date(date.getTime());
}
