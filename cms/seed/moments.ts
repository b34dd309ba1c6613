import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { momentInTown } from '../src/lib/townTime';
import type { MomentSeed } from '../content/schemas';
import type { DateSeed } from './types';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayLength = 86_400_000;

const inRome = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local time of Rome at a moment, as the timestamp of the same time in UTC. */
function romeTimeAsUtc(moment: number): number {
  const part = Object.fromEntries(
    inRome.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The moment of a local time of Rome, which is given as the timestamp of the same time in UTC. */
function momentOfRomeTime(clock: number): Date {
  const guess = clock - (romeTimeAsUtc(clock) - clock);
  return new Date(guess - (romeTimeAsUtc(guess) - clock));
}

/** A moment of the content as ISO 8601; one without a date is relative to the week of `today`. */
export function momentOf(moment: MomentSeed | DateSeed, today: Date): string {
  if (typeof moment === 'string') return isoOf(moment) ?? '';
  const { week, day, at } = moment;
  const midnight = Math.floor(romeTimeAsUtc(today.getTime()) / dayLength) * dayLength;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayLength;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const days = week * 7 + weekdays.indexOf(day);
  return momentOfRomeTime(monday + days * dayLength + (hour * 60 + minute) * 60_000).toISOString();
}

/** The beginning of a day in Rome, a number of days after `today`; before it if negative. */
export function dayOf(days: number, today: Date): string {
  const midnight = Math.floor(romeTimeAsUtc(today.getTime()) / dayLength) * dayLength;
  return momentOfRomeTime(midnight + days * dayLength).toISOString();
}

const datePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The moment of a date as ISO 8601 in UTC; a day is its beginning in the town. Null if there is no such date. */
export function isoOf(date: DateSeed): string | null {
  if (!datePattern.test(date)) return null;
  const moment = date.includes('T') ? new Date(date) : momentInTown(date);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** The date of a moment, in the shortest form that `isoOf` reads: a day, or a time of day in the town. */
export const dateOf = (iso: string): DateSeed =>
  new TZDate(new Date(iso), timeZone)
    .toISOString()
    .replace(/T00:00:00\.000.*$/, '')
    .replace(/(:00)?\.000/, '');
