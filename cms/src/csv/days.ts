import { dayInTown, lastMomentInTown, momentInTown } from '../lib/townTime';
import { foldLetters } from '@studium/shared/letters';
import { adminLanguages } from '../lib/adminLanguage';
import { CellFault } from './CellFault';
import type { Cell } from './Column';

/** The names of the months in the languages of the admin, folded. */
const months = adminLanguages.map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    foldLetters(
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, month),
      ),
    ),
  ),
);

/** The number of a month from its digits, its name or the first letters of that; '' for another text. */
function monthOf(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const found = months.map((names) => names.findIndex((name) => name.startsWith(text)));
  const [month] = found.filter((index) => index >= 0);
  return month === undefined ? '' : String(month + 1);
}

/** What stands around a day: the name of its weekday, and midnight, which spreadsheets add. */
const around =
  /^\p{L}+, |^(lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}*\.? |[ t]0?0[:.]00([:.]00(\.0+)?)?z?$/gu;

/**
 * Converts what offices write and spreadsheets show to 2026-11-21: 21/11/2026, 3.9.27, 03-set-27, 1° settembre 2027,
 * September 3rd, 2027, 2027/9/3.
 */
function isoDay(typed: string): string {
  const text = foldLetters(typed).replace(around, '');
  const dayFirst =
    /^(\d{1,2})(?:°|o|st|nd|rd|th)?[-/. ]+(\d{1,2}|\p{L}{3,})\.?[-/. ]+(\d{4}|\d{2})$/u;
  const [, day = '', month = '', year = ''] =
    dayFirst.exec(text.replace(/^(\p{L}{3,})\.? (\d{1,2}\p{L}*),? /u, '$2 $1 ')) ??
    dayFirst.exec(text.replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, '$3-$2-$1')) ??
    [];
  if (!year) return text;
  return `${year.padStart(4, '20')}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const fault = (text: string): CellFault =>
  new CellFault({
    it: `«${text}» non è una data: scrivi 2026-11-21 o 21/11/2026.`,
    en: `“${text}” is not a date: write 2026-11-21 or 21/11/2026.`,
  });

const noSuchDay = (text: string): CellFault =>
  new CellFault({
    it: `«${text}» non è nel calendario: quel giorno non esiste.`,
    en: `“${text}” is not in the calendar: there is no such day.`,
  });

/**
 * Parses a day, and returns its start in the town's time zone as ISO 8601.
 *
 * @throws CellFault for other formats and for days that do not exist.
 */
export function parseDay(text: string): string {
  const day = isoDay(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw fault(text);
  const moment = momentInTown(day);
  if (!moment) throw noSuchDay(text);
  return moment.toISOString();
}

/**
 * Parses a last day, and returns its last moment, as ends without an hour are stored.
 *
 * @throws CellFault as parseDay
 */
export function parseLastDay(text: string): string {
  const last = lastMomentInTown(dayInTown(new Date(parseDay(text))));
  if (!last) throw fault(text);
  return last.toISOString();
}

/** Writes the day of a stored moment as 2026-11-21. */
export const writeDay = (value: unknown): string =>
  typeof value === 'string' && value ? dayInTown(new Date(value)) : '';

/** A cell with a day in the town's time zone. */
export const dayCell: Cell = { format: writeDay, parse: parseDay };

/** A cell with a last day, which is valid until its end. */
export const lastDayCell: Cell = { format: writeDay, parse: parseLastDay };
