import { timeZone } from './settings';

/** Created at the first call, because a cheap phone takes about 30 ms for it, and some pages need none. */
let calendar: Intl.DateTimeFormat | undefined;

/**
 * Formats a time as the calendar day in the town, for example 2026-11-27. The text is built from parts, because
 * the order of a language's short date differs between engines.
 * @param time Unix milliseconds
 * @throws RangeError when the time is not a number
 */
export function dayInTown(time: number): string {
  calendar ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const parts = calendar.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
