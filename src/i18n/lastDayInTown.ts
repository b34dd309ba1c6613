import { dayInTown } from '@studium/shared/town/dayInTown';

const sixHours = 6 * 3_600_000;

/**
 * A time on the last calendar day of an event. An event that ends before six in the morning still belongs to the
 * evening before. Start and end are Unix milliseconds; an end before the start is ignored.
 */
export const timeOnLastDay = (start: number, end: number): number =>
  Math.max(start, end - sixHours);

/** The last calendar day of an event in the town. */
export const lastDayInTown = (start: number, end: number): string =>
  dayInTown(timeOnLastDay(start, end));
