import { dayInTown } from './dayInTown';
import type { EventState } from './timeSpan';

/**
 * Whether an event is upcoming, ongoing or past. Without an end after its start, it is past after the day on which it
 * began.
 * @param start ISO 8601
 * @param end ISO 8601; null or empty without an end
 * @param now Unix milliseconds
 */
export function eventState(start: string, end: string | null, now: number): EventState {
  const begin = Date.parse(start);
  if (begin > now) return 'upcoming';
  const finish = end ? Date.parse(end) : begin;
  const isOver = finish > begin ? finish <= now : dayInTown(begin) !== dayInTown(now);
  return isOver ? 'past' : 'ongoing';
}
