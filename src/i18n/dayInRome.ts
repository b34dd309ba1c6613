import { onFirstUse } from './onFirstUse';

/** The town's clock; the server's own zone never shows. */
export const timeZone = 'Europe/Rome';

const calendar = onFirstUse(
  () =>
    // eslint-disable-next-line no-restricted-syntax -- for the time zone alone: only numbers are read
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    }),
);

/**
 * The day that a calendar in Rome shows, as 2026-11-27. It is put together from parts, because the
 * order of a language's short date differs between engines.
 * @param time Unix milliseconds
 * @throws RangeError when the time is not a number
 */
export function dayInRome(time: number): string {
  const parts = calendar().formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
