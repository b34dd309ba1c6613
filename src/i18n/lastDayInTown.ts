import { dayInTown } from './dayInTown';

const sixHours = 6 * 3_600_000;

/**
 * The last calendar day of an event in the town. An event that ends before six in the morning still belongs to the
 * evening before. Start and end are Unix milliseconds; an end before the start is ignored.
 */
export const lastDayInTown = (start: number, end: number): string =>
  dayInTown(Math.max(start, end - sixHours));
