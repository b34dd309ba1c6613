import { timeZone } from '@studium/shared/town/settings';
import { lazy } from './lazy';

const calendar = lazy(
  () =>
    // oxlint-disable-next-line no-restricted-properties -- it only converts the time zone: the code reads numbers
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    }),
);

/**
 * Formats a time as the calendar day in the town, for example 2026-11-27. The text is built from parts, because
 * the order of a language's short date differs between engines.
 * @param time Unix milliseconds
 * @throws RangeError when the time is not a number
 */
export function dayInTown(time: number): string {
  const parts = calendar().formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
