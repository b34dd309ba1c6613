import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day of a Date in its own time zone, as 2026-11-21. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** The date of a moment in the time zone of the town, as 2026-11-21. */
export const dayInTown = (moment: Date): string => localDay(new TZDate(moment, timeZone));

/**
 * The moment of a date and time in the town, or null for a date that does not exist.
 *
 * @param day as 2026-11-21
 * @param time as 21:30 or 21:30:15; the default is the beginning of the day
 */
export function momentInTown(day: string, time = '00:00'): Date | null {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const [hour = NaN, minute = NaN, second = 0] = time.split(':').map(Number);
  const shown = new TZDate(year, month - 1, date, hour, minute, second, timeZone);
  const moment = new Date(shown.getTime());
  return !Number.isNaN(moment.getTime()) && dayInTown(moment) === day ? moment : null;
}

/** The first moment of the next day in the town. Two days a year do not have 24 hours. */
export function endOfDayInTown(day: string): Date | null {
  const beginning = momentInTown(day);
  if (!beginning) return null;
  const date = new TZDate(beginning, timeZone);
  date.setDate(date.getDate() + 1);
  return new Date(date.getTime());
}

/** How a day is stored: noon in the town, so that the date is the same in nearby time zones. */
export const storedDay = (moment: Date): string =>
  (momentInTown(dayInTown(moment), '12:00') ?? moment).toISOString();

/**
 * How an end without an hour is stored: the last millisecond of its day in the town, so that it lasts until then for
 * everybody who reads it. Null for a date that does not exist.
 */
export function lastMomentInTown(day: string): Date | null {
  const next = endOfDayInTown(day);
  return next && new Date(next.getTime() - 1);
}
