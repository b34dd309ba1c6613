import { dayInTown } from './town/dayInTown';

/** Whether an event is in the future, takes place now or is past. */
export type EventState = 'upcoming' | 'ongoing' | 'past';

/** One date of an event; times are ISO 8601. */
export interface EventDate {
  start: string;
  /** Null or empty without an end. */
  end?: string | null;
  cancelled?: boolean | null;
}

/** Whether an end has no hour: the cms stores such an end as the last moment of its day in the town. */
export const isWholeDay = (end: number): boolean => dayInTown(end) !== dayInTown(end + 1000);

/**
 * Whether an event is upcoming, ongoing or past. Without an end after its start, it is past after the day on which it
 * began.
 * @param start ISO 8601
 * @param end ISO 8601; null or empty without an end
 * @param now Unix milliseconds
 */
export function eventState(start: string, end: string | null | undefined, now: number): EventState {
  const begin = Date.parse(start);
  if (begin > now) return 'upcoming';
  const finish = end ? Date.parse(end) : begin;
  const isOver = finish > begin ? finish <= now : dayInTown(begin) !== dayInTown(now);
  return isOver ? 'past' : 'ongoing';
}

/**
 * The date of an event that counts now: the first one that is not over, or else the last one. Cancelled dates count only
 * if there are no others. Undefined for an event without dates.
 * @param dates in the order of their starts
 * @param now Unix milliseconds
 */
export function currentDate<Date extends EventDate>(
  dates: readonly Date[],
  now: number,
): Date | undefined {
  const planned = dates.filter(({ cancelled }) => !cancelled);
  const counted = planned.length > 0 ? planned : dates;
  return counted.find(({ start, end }) => eventState(start, end, now) !== 'past') ?? counted.at(-1);
}
