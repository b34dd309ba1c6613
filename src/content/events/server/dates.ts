import { eventState } from '@studium/shared/eventDates';
import { dayInTown } from '@studium/shared/town/dayInTown';
import type { EventDateFragment } from '@/gql/graphql';
import type { Locale } from '@/routing/locales';
import {
  eventSpan,
  monthTitle,
  shortEventDate,
  spanText,
  weekdayNames,
} from '@/server/mapping/eventDates';
import { mapDate } from '@/server/mapping/mapDate';
import type { CalendarTexts, DetailDate } from '../detail';
import type { EventTime } from '../model';

interface RawDates {
  eventDates?: readonly (EventDateFragment | null)[] | null;
}

export const mapDates = ({ eventDates }: RawDates, locale: Locale, now: Date): EventTime[] =>
  (eventDates ?? []).flatMap((date) => {
    const [start, end] = [mapDate(date?.start), mapDate(date?.end)];
    if (!start) return [];
    const address = date?.address?.address;
    return {
      start,
      end,
      when: shortEventDate(start, end, locale, now),
      cancelled: date?.cancelled ?? false,
      ...(address && { address }),
    };
  });

/** The dates of a page: those that are not over. */
export const detailDates = (dates: EventTime[], locale: Locale, now: Date): DetailDate[] =>
  dates
    .filter(({ start, end }) => eventState(start, end, now.getTime()) !== 'past')
    .map((date) => ({
      ...date,
      day: dayInTown(Date.parse(date.start)),
      text: spanText(eventSpan(date.start, date.end, locale)),
    }));

/** The months from the first date to the last one, and the weekdays; nothing without dates. */
export function calendarTexts(dates: DetailDate[], locale: Locale): CalendarTexts {
  const [first, last] = [dates[0]?.day.slice(0, 7), dates.at(-1)?.day.slice(0, 7)];
  if (!first || !last) return { weekdays: [], months: [] };
  const [year = 0, month = 1] = first.split('-').map(Number);
  const months: CalendarTexts['months'] = [];
  for (let key = first, next = month; key <= last; next += 1) {
    months.push({ key, title: monthTitle(key, locale) });
    key = new Date(Date.UTC(year, next, 1)).toISOString().slice(0, 7);
  }
  const short = weekdayNames(locale, 'short');
  return {
    weekdays: weekdayNames(locale, 'long').map((long, index) => ({
      short: short[index] ?? long,
      long,
    })),
    months,
  };
}
