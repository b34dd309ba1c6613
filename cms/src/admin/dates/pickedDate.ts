import { TZDate } from '@date-fns/tz';

/**
 * The picker of dates reads and writes local times of the browser. These functions convert them, so that an editor
 * anywhere sees and chooses times of the town.
 */

/** Returns the Date whose local time is the town's time at a moment, or null without one. */
export function toPicker(iso: string | null | undefined, zone: string): Date | null {
  if (!iso) return null;
  const date = new TZDate(iso, zone);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  );
}

const partsOf = (picked: Date) =>
  [picked.getFullYear(), picked.getMonth(), picked.getDate()] as const;

/** Returns the moment at which the town's time is that of the picker. */
export const momentOf = (picked: Date, zone: string): string =>
  toIso(new TZDate(...partsOf(picked), picked.getHours(), picked.getMinutes(), zone));

/** Returns noon of the picked day, as days are stored. */
export const dayOf = (picked: Date, zone: string): string =>
  toIso(new TZDate(...partsOf(picked), 12, zone));

/** Returns the last moment of the picked day, as ends without an hour are stored. */
export const endOf = (picked: Date, zone: string): string =>
  toIso(new TZDate(...partsOf(picked), 23, 59, 59, 999, zone));

/** Whether an end has no hour. */
export function isWholeDay(iso: string, zone: string): boolean {
  const date = new TZDate(iso, zone);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].join() === '23,59,59';
}

/** Whether the browser's clock shows another time than the town's. */
export const differsFrom = (zone: string, at: Date): boolean =>
  new TZDate(at, zone).getTimezoneOffset() !== at.getTimezoneOffset();

const toIso = (date: TZDate): string => new Date(date.getTime()).toISOString();
