import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { lastMomentInTown, momentInTown } from '../src/lib/townTime';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A moment in the time of the town, relative to the week of the seed, so that weekdays stay correct. */
export interface MomentSeed {
  /** Weeks after the week of the seed; negative values are in the past. */
  week: number;
  day: (typeof weekdays)[number];
  /** A time such as 21:00. */
  at: string;
}

/** A day, such as 2026-12-04, or a moment in ISO 8601 with its offset, such as 2026-12-04T21:00+01:00. */
export type DateSeed = string;

/** A time of day in the town, a number of days after `today`; before it if negative. */
function timeInTown(today: Date, days: number, hour = 0, minute = 0): string {
  const date = new TZDate(today, timeZone);
  date.setDate(date.getDate() + days);
  date.setHours(hour, minute, 0, 0);
  return new Date(date.getTime()).toISOString();
}

/** A moment of the content as ISO 8601; one without a date is relative to the week of `today`. */
export function dateOfSeed(moment: MomentSeed | DateSeed, today: Date): string {
  if (typeof moment === 'string') return isoOf(moment) ?? '';
  const { week, day, at } = moment;
  const daysSinceMonday = (new TZDate(today, timeZone).getDay() + 6) % 7;
  const [hour, minute] = at.split(':').map(Number);
  return timeInTown(today, week * 7 + weekdays.indexOf(day) - daysSinceMonday, hour, minute);
}

/** The beginning of a day in the town, a number of days after `today`; before it if negative. */
export const dayOf = (days: number, today: Date): string => timeInTown(today, days);

const datePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function isoWith(date: DateSeed, ofDay: (day: string) => Date | null): string | null {
  if (!datePattern.test(date)) return null;
  const moment = date.includes('T') ? new Date(date) : ofDay(date);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** The moment of a date as ISO 8601 in UTC; a day is its beginning in the town. Null if there is no such date. */
export const isoOf = (date: DateSeed): string | null => isoWith(date, momentInTown);

/** The same for the end of something, which lasts until the end of a day. */
export const endIsoOf = (date: DateSeed): string | null => isoWith(date, lastMomentInTown);

const inTown = (iso: string): string =>
  new TZDate(new Date(iso), timeZone).toISOString().replace(/(:00)?\.000/, '');

/** The date of a moment, in the shortest form that `isoOf` reads: a day, or a time of day in the town. */
export const dateOf = (iso: string): DateSeed => inTown(iso).replace(/T00:00[+-].*$/, '');

/** The same for the end of something, for `endIsoOf`. */
export const endDateOf = (iso: string): DateSeed => inTown(iso).replace(/T23:59:59\.999.*$/, '');
