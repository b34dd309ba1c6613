import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { lastMomentInTown, localDay, momentInTown } from '../../lib/townTime';

/**
 * The picker of dates reads and writes local times of the browser. These functions convert them, so that an editor
 * anywhere sees and chooses times of the town.
 */

/** Returns the Date whose local time is the town's time at a moment, or null without one. */
export function toPicker(iso: string | null | undefined): Date | null {
  if (!iso) return null;
  const date = new TZDate(iso, timeZone);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  );
}

/** Returns the moment at which the town's time is that of the picker, as ISO 8601. */
export const momentOf = (picked: Date): string | null =>
  toIso(momentInTown(localDay(picked), `${picked.getHours()}:${picked.getMinutes()}`));

/** Returns noon of the picked day, as days are stored. */
export const dayOf = (picked: Date): string | null =>
  toIso(momentInTown(localDay(picked), '12:00'));

/** Returns the last moment of the picked day, as ends without an hour are stored. */
export const endOf = (picked: Date): string | null => toIso(lastMomentInTown(localDay(picked)));

/** Whether the browser's clock shows another time than the town's. */
export const hasOtherClock = (at: Date): boolean =>
  new TZDate(at, timeZone).getTimezoneOffset() !== at.getTimezoneOffset();

const toIso = (date: Date | null): string | null => date && date.toISOString();
