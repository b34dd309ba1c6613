import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { lastDayInTown, timeOnLastDay } from '@/i18n/lastDayInTown';
import { localeInfo, type Locale } from '@/routing/locales';
import type { Moment, Span } from '@/i18n/timeSpan';

const isSameDay = (start: number, end: number): boolean =>
  dayInTown(start) === lastDayInTown(start, end);

/**
 * The short date of an event for a card: ven 27 nov, 21:00; 27–29 nov. It contains the year if that is not
 * the current one.
 */
export function shortEventDate(
  start: string,
  end: string | null,
  locale: Locale,
  now: Date,
): string {
  const { iso } = localeInfo[locale];
  const begin = Date.parse(start);
  const finish = timeOnLastDay(begin, end ? Date.parse(end) : begin);
  const years = [begin, finish, now.getTime()].map((time) => dayInTown(time).slice(0, 4));
  const year = new Set(years).size > 1 ? 'numeric' : undefined;
  const parts = { day: 'numeric', month: 'short', year, timeZone } as const;
  if (dayInTown(begin) === dayInTown(finish)) {
    const day = new Intl.DateTimeFormat(iso, { ...parts, weekday: 'short' });
    const isDay = hasOnlyDays(begin, end ? Date.parse(end) : begin);
    return isDay ? day.format(begin) : `${day.format(begin)}, ${clock(locale).format(begin)}`;
  }
  const day = new Intl.DateTimeFormat(iso, parts);
  // Across months, formatRange would write the day with two digits in Italian.
  return dayInTown(begin).slice(0, 7) === dayInTown(finish).slice(0, 7)
    ? day.formatRange(begin, finish)
    : `${day.format(begin)} – ${day.format(finish)}`;
}

/** The start and end of an event, written out. */
export function eventSpan(start: string, end: string | null, locale: Locale): Span {
  const begin = Date.parse(start);
  const finish = end ? Date.parse(end) : begin;
  return {
    start: hasOnlyDays(begin, finish) ? wholeDay(begin, locale) : eventMoment(start, locale),
    end:
      end && finish > begin
        ? isWholeDay(finish)
          ? wholeDay(finish, locale)
          : eventMoment(end, locale)
        : null,
    sameDay: isSameDay(begin, finish),
  };
}

/** A span on one line: venerdì 27 novembre 2026, 21:00 – 23:30. */
export function spanText({ start, end, sameDay }: Span): string {
  const first = [start.date, start.time].filter(Boolean).join(', ');
  const last = sameDay ? end?.time : [end?.date, end?.time].filter(Boolean).join(', ');
  return last ? `${first} – ${last}` : first;
}

/** The title of a month: novembre 2026. @param month as 2026-11 */
export const monthTitle = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeInfo[locale].iso, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-15`));

/** The names of the weekdays from Monday, in full or short. */
export const weekdayNames = (locale: Locale, weekday: 'long' | 'short'): string[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    // The first of January 2024 was a Monday.
    new Intl.DateTimeFormat(localeInfo[locale].iso, { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, day),
    ),
  );

function eventMoment(iso: string, locale: Locale): Moment {
  const time = Date.parse(iso);
  return { iso, date: longDate(locale).format(time), time: clock(locale).format(time) };
}

/** The day of a time that has no hour. */
const wholeDay = (time: number, locale: Locale): Moment => ({
  iso: dayInTown(time),
  date: longDate(locale).format(time),
  time: null,
});

/** Whether an event has days and no hours: it begins at midnight in the town, and its end has no hour. */
const hasOnlyDays = (begin: number, end: number): boolean =>
  isWholeDay(end) && dayInTown(begin) !== dayInTown(begin - 1);

function longDate(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeInfo[locale].iso, { dateStyle: 'full', timeZone });
}

function clock(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeInfo[locale].iso, { timeStyle: 'short', timeZone });
}
