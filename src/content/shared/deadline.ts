import { dayInTown } from '@studium/shared/town/dayInTown';

const dayMs = 86_400_000;

/** When an entry closes. The server formats the day and the hour. */
export interface Deadline {
  /** ISO 8601 */
  iso: string;
  /** 21 novembre 2026 */
  date: string;
  /** 12:00; null if it closes with the end of the day. */
  time: string | null;
  /** `daysLeft` when the page was rendered. */
  left: number;
}

/** Whether a deadline is over; nothing without one is. @param now Unix milliseconds */
export const isClosed = (
  deadline: Pick<Deadline, 'iso'> | null | undefined,
  now: number,
): boolean => !!deadline && Date.parse(deadline.iso) <= now;

/** The days of the town until a deadline, 0 on its day, and -1 when it is over. @param iso ISO 8601 */
export function daysLeft(iso: string, now: number): number {
  if (isClosed({ iso }, now)) return -1;
  const [today, last] = [now, Date.parse(iso)].map((time) => Date.parse(dayInTown(time)));
  return Math.round(((last ?? 0) - (today ?? 0)) / dayMs);
}
