import { timeZone } from './format';
import { onFirstUse } from './onFirstUse';

const calendar = onFirstUse(
  () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }),
);

/**
 * The day that a calendar in Rome shows, as 2026-11-27.
 * @param time Unix milliseconds
 */
export const dayInRome = (time: number): string => calendar().format(time);
