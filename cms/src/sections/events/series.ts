import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '../../lib/durations';
import { dayInTown, endOfDayInTown } from '../../lib/townTime';
import type { Event } from '../../payload-types';

/** The weekdays of RFC 5545, in the order of the week. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The most dates of an event. */
export const maxDates = 370;

/** The longest time in advance of a series, in days: two years. */
export const maxDays = 731;

/** The fields of the form from which the dates of an event follow; in a draft, all may be missing. */
export type PlannedEvent = Partial<
  Pick<Event, 'eventStartDate' | 'eventEndDate' | 'repeats' | 'otherDates'>
>;

/** The dates of a rule. */
export interface Series {
  /** When its dates begin, at most one more than `maxDates`. */
  starts: Date[];
  /** When dates would begin that a pause leaves out. */
  exceptions: Date[];
  weekdays: string[];
  everyWeeks: number;
}

/** A time as in a calendar file, such as 20261005T180000, in a time zone. */
const inCalendar = (date: Date, zone: string): string =>
  new TZDate(date, zone).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** The last series, because each change of a date needs that of its event again. */
let latest: { key: string; series: Series | null } | undefined;

/**
 * The dates of the rule of an event, all at the same hour of the town; null for an event that does not repeat. The rule
 * begins on the day of the start, which need not be one of its weekdays, and includes its last day. A draft may have any
 * last day, so the rule ends after `maxDays`.
 */
export function seriesOf({ eventStartDate, repeats }: PlannedEvent): Series | null {
  const key = JSON.stringify([eventStartDate, repeats]);
  if (latest?.key !== key) latest = { key, series: readSeries({ eventStartDate, repeats }) };
  return latest.series;
}

function readSeries({ eventStartDate, repeats }: PlannedEvent): Series | null {
  const { until, weekdays, everyWeeks, pauses } = repeats ?? {};
  const last = until && endOfDayInTown(dayInTown(new Date(until)));
  if (!eventStartDate || !last) return null;
  const first = new TZDate(eventStartDate, timeZone);
  const ownDay = weekdayCodes.slice((first.getDay() + 6) % 7)[0] ?? 'MO';
  const series: Series = {
    starts: [],
    exceptions: [],
    weekdays: weekdays && weekdays.length > 0 ? weekdays : [ownDay],
    everyWeeks: Number(everyWeeks ?? 1),
  };
  const end = Math.min(last.getTime() - 1, first.getTime() + maxDays * dayMs);
  const untilText = `${inCalendar(new Date(end), 'UTC')}Z`;
  const rule = new RRuleTemporal({
    rruleString: [
      `DTSTART;TZID=${timeZone}:${inCalendar(first, timeZone)}`,
      `RRULE:FREQ=WEEKLY;WKST=MO;INTERVAL=${series.everyWeeks};BYDAY=${series.weekdays.join()};UNTIL=${untilText}`,
    ].join('\n'),
  });
  // In a form an empty list is 0.
  const isPaused = (day: string) =>
    (Array.isArray(pauses) ? pauses : []).some(
      ({ from, to }) =>
        from && dayInTown(new Date(from)) <= day && day <= dayInTown(new Date(to ?? from)),
    );
  rule.all(({ epochMilliseconds }) => {
    const start = new Date(epochMilliseconds);
    series[isPaused(dayInTown(start)) ? 'exceptions' : 'starts'].push(start);
    return series.starts.length <= maxDates;
  });
  return series;
}
