import { TZDate } from '@date-fns/tz';
import { isWholeDay } from '@studium/shared/eventDates';
import { foldLetters } from '@studium/shared/letters';
import { timeZone } from '@studium/shared/town/settings';
import { dayInTown, momentInTown } from '../lib/townTime';
import { CellFault } from './CellFault';
import type { Cell } from './Column';
import { parseDay, parseLastDay } from './days';

/** An hour as people write it: 18:30, 18.30, ore 18. */
const hour = /(?:(?:alle|ore|h\.?) ?)?(\d{1,2})[:.,](\d{2})(?::00)?|(?:alle|ore|h\.?) ?(\d{1,2})/;
const dayAndHour = new RegExp(`^(.*\\d)(?:,? |t)(?:${hour.source})$`);
const onlyHour = new RegExp(`^(?:${hour.source})$`);

const noHour = (text: string): CellFault =>
  new CellFault({
    it: `«${text}» non ha un’ora: scrivi 21/11/2026 18:30. Se dura tutto il giorno, l’inizio è 21/11/2026 00:00 e la fine è il giorno senza ora.`,
    en: `“${text}” has no hour: write 21/11/2026 18:30. If it lasts all day, the start is 21/11/2026 00:00 and the end is the day without an hour.`,
  });

/** Returns the moment of an hour of the town, as `hour` finds it. */
function at(day: string, [hours, minutes, fullHours]: (string | undefined)[], text: string): Date {
  const moment = momentInTown(day, `${hours ?? fullHours ?? ''}:${minutes ?? '00'}`);
  if (!moment) throw noHour(text);
  return moment;
}

/** Parses a day with an hour of the town; undefined for a text without an hour. */
function momentIn(text: string): Date | undefined {
  const [, day, ...time] = dayAndHour.exec(foldLetters(text)) ?? [];
  return day === undefined ? undefined : at(dayInTown(new Date(parseDay(day))), time, text);
}

/**
 * Parses a day with an hour of the town.
 *
 * @throws CellFault for other formats, and for a day without an hour
 */
export function parseMoment(text: string): Date {
  const moment = momentIn(text);
  if (moment) return moment;
  parseDay(text);
  throw noHour(text);
}

/** Parses an end: a day with an hour, or one that counts until its last moment. */
const parseEnd = (text: string): Date => momentIn(text) ?? new Date(parseLastDay(text));

/** Parses the end of what begins at a moment, which may be an hour of the same day or of the night after it. */
export function parseEndAfter(start: Date, text: string): Date {
  const [, ...time] = onlyHour.exec(foldLetters(text)) ?? [];
  if (time.length === 0) return parseEnd(text);
  const end = at(dayInTown(start), time, text);
  if (end > start) return end;
  const nextDay = new TZDate(end, timeZone);
  nextDay.setDate(nextDay.getDate() + 1);
  return new Date(nextDay.getTime());
}

/** Writes a moment as 2026-11-21 18:30, or as a day if it is the end of one. */
export function writeMoment(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  const moment = new TZDate(value, timeZone);
  const day = dayInTown(moment);
  return isWholeDay(moment.getTime()) ? day : `${day} ${moment.toISOString().slice(11, 16)}`;
}

/** A cell with a day and an hour. */
export const momentCell: Cell = {
  format: writeMoment,
  parse: (text) => parseMoment(text).toISOString(),
};

/** A cell with an end, which may have no hour. */
export const endCell: Cell = {
  format: writeMoment,
  parse: (text) => parseEnd(text).toISOString(),
};
