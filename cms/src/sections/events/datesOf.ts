import { TZDate } from '@date-fns/tz';
import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import { dayMs } from '../../lib/durations';
import { dayInTown, endOfDayInTown, lastMomentInTown, momentInTown } from '../../lib/townTime';
import type { Event } from '../../payload-types';
import { maxDates, type PlannedEvent, seriesOf } from './series';

/** A date of an event as it is stored. */
export type StoredDate = Omit<NonNullable<Event['eventDates']>[number], 'id'>;

type OtherDate = NonNullable<Event['otherDates']>[number];

/** The local time of the town in milliseconds, as if it were UTC, so that a clock change adds no hour. */
function localTime(moment: Date): number {
  const date = new TZDate(moment, timeZone);
  return moment.getTime() - date.getTimezoneOffset() * 60_000;
}

/** The end of a date that has the length of the first one, by the clocks of the town; null without an end. */
export function endLike({ eventStartDate, eventEndDate }: PlannedEvent, start: Date): Date | null {
  if (!eventStartDate || !eventEndDate) return null;
  const [first, end] = [new Date(eventStartDate), new Date(eventEndDate)];
  const daysLater = (from: string, days: number) =>
    new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);
  if (isWholeDay(end.getTime())) {
    const days = (Date.parse(dayInTown(end)) - Date.parse(dayInTown(first))) / dayMs;
    return lastMomentInTown(daysLater(dayInTown(start), days));
  }
  const local = new Date(localTime(start) + localTime(end) - localTime(first)).toISOString();
  return momentInTown(local.slice(0, 10), local.slice(11, 19));
}

/** When a date is over: at its end, or else at the end of its day. The same rule as `eventState`. */
const overAt = (start: Date, end: Date | null): Date | null =>
  end && end > start ? end : endOfDayInTown(dayInTown(start));

const toDate = (value: string | null | undefined): Date | null => (value ? new Date(value) : null);

function storedDate(start: Date, end: Date | null, other: OtherDate | undefined): StoredDate {
  const { cancelled, address } = other ?? {};
  return {
    start: start.toISOString(),
    end: end?.toISOString() ?? null,
    overAt: overAt(start, end)?.toISOString() ?? null,
    cancelled: cancelled ?? false,
    address: address?.address ?? null,
    lat: address?.lat ?? null,
    lng: address?.lng ?? null,
  };
}

/**
 * All dates of an event in their order, at most `maxDates`: those of its rule or its only one, with the changes of the
 * other dates, and the dates that these add.
 */
export function datesOf(event: PlannedEvent): StoredDate[] {
  const { eventStartDate, otherDates } = event;
  if (!eventStartDate) return [];
  const series = seriesOf(event);
  const starts = series?.starts ?? [new Date(eventStartDate)];
  const changes = new Map(
    (otherDates ?? []).flatMap((other) =>
      other.replaces ? [[dayInTown(new Date(other.replaces)), other]] : [],
    ),
  );
  const dateWith = (planned: Date | null, other?: OtherDate): StoredDate[] => {
    const start = toDate(other?.start) ?? planned;
    if (!start) return [];
    const date = storedDate(start, toDate(other?.end) ?? endLike(event, start), other);
    return [{ ...date, scheduled: (series && planned?.toISOString()) ?? null }];
  };
  const dates = [
    ...starts.flatMap((planned) => dateWith(planned, changes.get(dayInTown(planned)))),
    ...(otherDates ?? []).flatMap((other) => (other.replaces ? [] : dateWith(null, other))),
  ];
  return dates.sort((a, b) => (a.start < b.start ? -1 : 1)).slice(0, maxDates);
}
